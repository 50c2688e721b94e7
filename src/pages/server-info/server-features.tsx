import { styled } from 'styled-components';
import { serverFeatures } from '@/content/server-features';
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

export const ServerFeatures = () => (
  <Card.Section id="server-features" title={serverFeatures.title} gap={3}>
    <Stack as="ul">
      {serverFeatures.items.map(({ title, text, icon }) => (
        <Item key={title}>
          <IconPlate $color="diamond" $size={40}>
            <Icon name={icon} />
          </IconPlate>
          <div>
            <Text as="h3" weight={600}>
              {title}
            </Text>
            <Text color="muted">{text}</Text>
          </div>
        </Item>
      ))}
    </Stack>
  </Card.Section>
);
