import { styled } from 'styled-components';
import { avatarOf } from '@/lib/avatar';
import { isListedHere } from '@/lib/player-name';
import { block } from '@/theme/mixins';
import { Avatar } from '@/ui/drawing/avatar';
import { Note, Text } from '@/ui/layout/text';
import type { OnlinePlayer } from '../types';

/** Size of the player's head on a tile, in pixels. */
const HEAD = 40;

/** Two columns on most phones. */
export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr));
  gap: ${({ theme }) => theme.space[1]};

  ${({ theme }) => theme.media.small} {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  }
`;

/**
 * A cell in a group of players; cells without a player look the same. Has its final height before it is drawn
 * near the viewport.
 */
export const Tile = styled.li`
  ${block('small')}
  content-visibility: auto;
  contain-intrinsic-height: auto ${HEAD}px;
  --fill: ${({ theme }) => theme.color.raised};
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  min-height: 64px;
  min-width: 0;
  padding: ${({ theme }) => theme.space[1]};

  ${({ theme }) => theme.media.small} {
    gap: ${({ theme }) => theme.space[1.5]};
    padding: ${({ theme }) => theme.space[1.5]};
  }
`;
const Details = styled.div`
  min-width: 0;
  line-height: 1.3;
`;
const Name = styled(Text)`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const PlayerTile = ({ name, rank }: OnlinePlayer) => (
  <Tile>
    {isListedHere(name) && <Avatar src={avatarOf.head(name, HEAD)} size={HEAD} name={name} />}
    <Details>
      <Name weight={600} title={name} translate="no">
        {name}
      </Name>
      <Note>{rank}</Note>
    </Details>
  </Tile>
);
