import { styled } from 'styled-components';
import { guidelines } from '#network/guidelines';
import { cards } from '#network/position-cards';
import type { PositionCard } from '@/contract/network/applications';
import { BulletList } from '@/pages/reading/bullet-list';
import { ReadingSection } from '@/pages/reading/reading-section';
import { PixelIcon } from '@/ui/drawing/pixel-icon';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import type { PartProps } from './part';

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  margin-top: ${({ theme }) => theme.space[1]};

  & > li {
    break-inside: avoid;
  }
`;

const Plate = ({ title, hue, emblem, points }: PositionCard) => (
  <li>
    <Card accent={hue}>
      <Card.Body gap={1.5}>
        <Stack direction="row" gap={1.5}>
          <PixelIcon name={emblem} size={32} />
          <Card.Title>{title}</Card.Title>
        </Stack>
        <BulletList items={points} color={hue} />
      </Card.Body>
    </Card>
  </li>
);

/** Requirements of each position, in addition to the general ones. */
export const PositionCards = ({ id, number }: PartProps) => {
  if (!guidelines.positions) return null;
  const { title, text } = guidelines.positions;
  return (
    <ReadingSection id={id} title={title} number={number} color="amber" lead={text}>
      <List>
        {cards.map((card) => (
          <Plate key={card.title} {...card} />
        ))}
      </List>
    </ReadingSection>
  );
};
