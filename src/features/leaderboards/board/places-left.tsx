import { styled } from 'styled-components';
import { LEADERBOARD_SIZE } from '@/contract/leaderboard';
import { leaderboardWords } from '@/messages/en/leaderboard';
import { PixelIcon } from '@/ui/drawing/pixel-icon';
import { Note, Text } from '@/ui/layout/text';
import type { Board } from '../types';

const Plot = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space[1]};
  padding: ${({ theme }) => theme.space[3]};
  border: 2px dashed ${({ theme }) => theme.color.line};
  text-align: center;
`;

const free = (left: number): string => `${String(left)} ${left === 1 ? 'place is' : 'places are'} still free`;

export interface PlacesLeftProps {
  source: Board['source'];
  /** How many players there are. */
  taken: number;
}

/** Fills the room of the places that nobody has, and says why. */
export const PlacesLeft = ({ source, taken }: PlacesLeftProps) => {
  const left = LEADERBOARD_SIZE - taken;
  if (left <= 0) return null;
  const { sample, empty } = leaderboardWords;
  const [title, text] =
    source === 'sample'
      ? [sample.label, sample.text]
      : taken === 0
        ? [empty.title, empty.text]
        : [free(left), 'Join and play: the next name here could be yours.'];
  return (
    <Plot>
      <PixelIcon name="trophy" size={48} />
      <Text weight={600}>{title}</Text>
      <Note className="reading">{text}</Note>
    </Plot>
  );
};
