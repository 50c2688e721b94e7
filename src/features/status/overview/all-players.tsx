import { useState } from 'react';
import { styled } from 'styled-components';
import { onlinePlayersTexts as texts } from '#messages/server-info';
import { formatNumber } from '@/lib/format-number';
import { counted } from '@/lib/plural';
import { Dialog } from '@/ui/dialog/dialog';
import { InputField } from '@/ui/form/field';
import { Note } from '@/ui/layout/text';
import type { OnlinePlayer } from '../types';
import { PlayerTile, Tiles } from './player-tile';

/** Leaves room for whole names. */
const Names = styled(Tiles)`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr));
`;

interface AllPlayersProps {
  title: string;
  players: readonly OnlinePlayer[];
  /** Number of players online whose names the server does not report. */
  unnamed: number;
  onClose: () => void;
}

/** All players of a server whose names are known, with a search by part of a name. */
export const AllPlayers = ({ title, players, unnamed, onClose }: AllPlayersProps) => {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = players.filter(({ name }) => name.toLowerCase().includes(wanted));
  return (
    <Dialog open onClose={onClose} title={title}>
      <Dialog.Body>
        <InputField
          label={texts.search}
          type="search"
          required
          autoComplete="off"
          spellCheck={false}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          data-autofocus
        />
        <Note role="status">{counted(texts.found, found.length, formatNumber)}</Note>
        <Names aria-label={title}>
          {found.map((player, index) => (
            <PlayerTile key={`${player.name}-${String(index)}`} {...player} />
          ))}
        </Names>
        {unnamed > 0 && <Note>{counted(texts.unnamed, unnamed, formatNumber)}</Note>}
      </Dialog.Body>
    </Dialog>
  );
};
