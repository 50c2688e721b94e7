import { styled } from 'styled-components';
import { leaderboardTexts } from '#messages/leaderboard';
import { LEADERBOARD_SIZE } from '@/contract/leaderboard';
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

export interface PlacesLeftProps {
  board: Pick<Board, 'source' | 'players'>;
  /** Number of players ranked by the current metric. */
  taken: number;
}

/** Fills the space of unoccupied ranks, and explains why they are empty. */
export const PlacesLeft = ({ board: { source, players }, taken }: PlacesLeftProps) => {
  const left = LEADERBOARD_SIZE - taken;
  if (left <= 0) return null;
  const { sample, empty, open } = leaderboardTexts;
  const [title, text] =
    source === 'sample'
      ? [sample.label, sample.text]
      : players.length === 0
        ? [empty.title, empty.text]
        : [open.title(left), open.text];
  return (
    <Plot>
      <PixelIcon name="trophy" size={48} />
      <Text weight={600}>{title}</Text>
      <Note className="reading">{text}</Note>
    </Plot>
  );
};
