import { styled } from 'styled-components';
import { positionRequirements } from '@/content/applications/guidelines';
import { minimumRequirements, type PositionRequirements } from '@/content/applications/minimum-requirements';
import { BulletList } from '@/pages/reading/bullet-list';
import { ReadingSection } from '@/pages/reading/reading-section';
import { PixelIcon, type PixelIconName } from '@/ui/drawing/pixel-icon';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';

/** A position's picture, by its id. */
const drawings: Partial<Record<string, PixelIconName>> = {
  staff: 'shield',
  media: 'torch',
  builder: 'bricks',
  developer: 'redstone',
  partner: 'beacon',
};

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  margin-top: ${({ theme }) => theme.space[1]};

  & > li {
    break-inside: avoid;
  }
`;

const PositionCard = ({ id, title, hue, points }: PositionRequirements) => (
  <li>
    <Card accent={hue}>
      <Card.Body gap={1.5}>
        <Stack direction="row" gap={1.5}>
          <PixelIcon name={drawings[id] ?? 'scroll'} size={32} />
          <Card.Title>{title}</Card.Title>
        </Stack>
        <BulletList items={points} color={hue} />
      </Card.Body>
    </Card>
  </li>
);

/** What each position asks for besides. */
export const PositionCards = ({ number }: { number: number }) => {
  const { id, title, text } = positionRequirements;
  return (
    <ReadingSection id={id} title={title} number={number} color="amber" lead={text}>
      <List>
        {minimumRequirements.map((position) => (
          <PositionCard key={position.id} {...position} />
        ))}
      </List>
    </ReadingSection>
  );
};
