import { styled } from 'styled-components';
import type { ServerFeatures as Features } from '@/contract/network/servers';
import { Icon } from '@/ui/drawing/icon';
import { IconPlate } from '@/ui/drawing/icon-plate';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';

const Item = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${({ theme }) => theme.space[2]};
`;

export const ServerFeatures = ({ title, items }: Features) => (
  <Card.Section id="server-features" title={title} gap={3}>
    <Stack as="ul">
      {items.map((item) => (
        <Item key={item.title}>
          <IconPlate $color="diamond" $size={40}>
            <Icon name={item.icon} />
          </IconPlate>
          <div>
            <Text as="h3" weight={600}>
              {item.title}
            </Text>
            <Text color="muted">{item.text}</Text>
          </div>
        </Item>
      ))}
    </Stack>
  </Card.Section>
);
