import type { OnlinePlayer, Vitals } from '@/contract/companion-sync';
import type { Output } from '../output';
import { NotSent, Unanswered } from '../rcon/connection';
import type { GameServer } from './game-server';
import type { Source } from './source';

/** The latest state of the game server. */
export interface Watch {
  /** Looks again. @returns whether a player has joined since */
  look(): Promise<boolean>;
  /** Null while unknown. */
  readonly players: readonly OnlinePlayer[] | null;
  readonly vitals: Vitals | null;
  /** Whether the server is set to hide its players; null while unknown. */
  readonly hidesPlayers: boolean | null;
  /** Time of the last look, in milliseconds. */
  readonly at: number;
}

interface WatchParts {
  /** Null for a companion without a console. */
  readonly game: GameServer | null;
  readonly source: Pick<Source, 'hidesPlayers'>;
  readonly output: Output;
  readonly now: () => number;
}

export function createWatch({ game, source, output, now }: WatchParts): Watch {
  let players: OnlinePlayer[] | null = null;
  let vitals: Vitals | null = null;
  let hidesPlayers: boolean | null = null;
  let at = -Infinity;
  let trouble: string | null = null;

  const tell = (message: string) => {
    if (message !== trouble) output.trouble(`Game server: ${message}`);
    trouble = message;
    players = null;
    vitals = null;
  };
  return {
    async look() {
      if (!game) return false;
      const before = new Set(players?.map(({ uuid }) => uuid));
      try {
        const found = await game.players();
        if (!found) tell('its answer to “list uuids” cannot be read');
        else {
          vitals = await game.vitals();
          hidesPlayers = await source.hidesPlayers();
          if (trouble !== null) output.good('Game server: reached');
          trouble = null;
          players = found;
        }
      } catch (error) {
        if (!(error instanceof NotSent || error instanceof Unanswered)) throw error;
        tell(error.message);
      }
      at = now();
      return players?.some(({ uuid }) => !before.has(uuid)) ?? false;
    },
    get players() {
      return players;
    },
    get vitals() {
      return vitals;
    },
    get hidesPlayers() {
      return hidesPlayers;
    },
    get at() {
      return at;
    },
  };
}
