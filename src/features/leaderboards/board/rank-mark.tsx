import { styled } from 'styled-components';
import type { RankTitle } from '@/contract/network/leaderboards';
import type { ColorName } from '@/theme/tokens';
import { ranks } from '@/ui/drawing/pixel-icons/ranks';
import { TracedDrawing } from '@/ui/drawing/traced-drawing';

const Mark = styled.span<{ $color: ColorName }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${({ theme, $color }) => theme.color[$color]};
  font-weight: 600;
  white-space: nowrap;

  & > svg {
    flex: none;
  }
`;

/** A player's title with its emblem in front. */
export const RankMark = ({ title, inBrackets = false }: { title: RankTitle; inBrackets?: boolean }) => (
  <Mark $color={title.hue}>
    <TracedDrawing drawing={ranks[title.emblem]} size={16} />
    {inBrackets ? `[${title.title}]` : title.title}
  </Mark>
);
