import { styled } from 'styled-components';
import { serverFeatures } from '@/content/server-info';
import { tint } from '@/theme/mixins';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { Icon } from '@/ui/drawing/icon';
import { Text } from '@/ui/layout/text';

const Item = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${({ theme }) => theme.space[2]};
`;
const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  clip-path: ${({ theme }) => theme.corner.small};
  background: ${({ theme }) => tint(theme.color.diamond)};
  color: ${({ theme }) => theme.color.diamond};
`;

/** What the servers offer. */
export const ServerFeatures = () => (
  <Card.Section id="server-features" title={serverFeatures.title} gap={3}>
    <Stack as="ul">
      {serverFeatures.items.map(({ title, text, icon }) => (
        <Item key={title}>
          <Mark>
            <Icon name={icon} />
          </Mark>
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
