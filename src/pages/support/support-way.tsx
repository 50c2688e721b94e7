import { styled } from 'styled-components';
import type { SupportWay as Way } from '@/contract/network/support';
import { ButtonLink } from '@/ui/button/button';
import { Icon } from '@/ui/drawing/icon';
import { IconPlate } from '@/ui/drawing/icon-plate';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';

const Item = styled.li`
  container-type: inline-size;
`;
const Plate = styled(Card)<{ $first: boolean }>`
  display: grid;
  align-content: ${({ $first }) => ($first ? 'space-between' : 'start')};
  gap: ${({ theme }) => theme.space[3]};
  height: 100%;

  @container (min-width: 36rem) {
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-content: center;
    align-items: center;
  }
`;

export interface SupportWayProps {
  way: Way;
  /** True for the first and largest one. */
  first: boolean;
}

export const SupportWay = ({ way, first }: SupportWayProps) => {
  const { id, title, text, note, label, url, icon } = way;
  return (
    <Item>
      <Plate
        forwardedAs="article"
        accent={first ? 'grass' : undefined}
        padding={first ? 4 : 3}
        $first={first}
        aria-labelledby={id}
      >
        <IconPlate $color={first ? 'grass' : 'diamond'} $size={first ? 72 : 56}>
          <Icon name={icon} size={first ? 36 : 28} />
        </IconPlate>
        <Stack gap={1}>
          <Card.Title level={2} size={first ? 'h2' : 'h3'} id={id}>
            {title}
          </Card.Title>
          <Text color="muted">{text}</Text>
          {note !== undefined && (
            <Text weight={600} color={first ? 'grass' : 'text'}>
              {note}
            </Text>
          )}
        </Stack>
        <ButtonLink href={url} variant={first ? 'primary' : 'secondary'} size={first ? 'large' : 'medium'}>
          {label}
        </ButtonLink>
      </Plate>
    </Item>
  );
};
