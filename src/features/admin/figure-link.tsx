import { styled } from 'styled-components';
import { focusInside } from '@/theme/mixins';
import { StatTile, type StatTileProps } from '@/ui/layout/stat-tile';
import { Link } from '@/ui/routing/link';

const Plate = styled(Link)`
  ${focusInside}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  color: inherit;
  text-decoration: none;

  &:hover > div {
    --fill: ${({ theme }) => theme.color.raised};
    --edge: ${({ theme }) => theme.color.lineStrong};
  }
  & > div {
    justify-content: space-between;
  }
`;

/** A figure that leads to its page; a plain one where there is no such page for this visitor. */
export const FigureLink = ({ to, ...tile }: StatTileProps & { to: string | null }) =>
  to === null ? (
    <StatTile {...tile} />
  ) : (
    <Plate to={to}>
      <StatTile {...tile} />
    </Plate>
  );
