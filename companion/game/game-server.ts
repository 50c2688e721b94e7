import type { OnlinePlayer, Vitals } from '@/contract/companion-sync';
import type { Console } from '../rcon/console';
import { isListWithQuotes, readPaper, readPlayers, readTickQuery } from './answers';
import type { CommandGrammar } from './player-in-command';

/** What a game server says about itself through its console. */
export interface GameServer extends CommandGrammar {
  /** Null when its answer cannot be read. @throws NotSent, Unanswered */
  players(): Promise<OnlinePlayer[] | null>;
  /** Null where it cannot be asked for them. @throws NotSent, Unanswered */
  vitals(): Promise<Vitals | null>;
}

/** A server that knows no way is asked again after so many times. */
const SILENCE = 360;
/** The second is for servers on which a plugin has taken the first one. */
const LISTS = ['list uuids', 'minecraft:list uuids'];

export function createGameServer(console: Pick<Console, 'run'>): GameServer {
  let list = LISTS[0] ?? '';
  let takesQuotes = true;

  async function byTickQuery(): Promise<Vitals | null> {
    return readTickQuery(await console.run('tick query'));
  }
  async function byPaper(): Promise<Vitals | null> {
    return readPaper(await console.run('tps'), await console.run('mspt'));
  }
  let ways = [byTickQuery, byPaper];
  let unasked = 0;

  return {
    get takesQuotes() {
      return takesQuotes;
    },
    async players() {
      for (const command of [list, ...LISTS.filter((other) => other !== list)]) {
        const answer = await console.run(command);
        const players = readPlayers(answer);
        if (!players) continue;
        takesQuotes = isListWithQuotes(answer);
        list = command;
        return players;
      }
      return null;
    },
    async vitals() {
      if (unasked > 0) {
        unasked -= 1;
        return null;
      }
      for (const way of ways) {
        const vitals = await way();
        if (!vitals) continue;
        // The one that works is asked first from now on.
        ways = [way, ...ways.filter((other) => other !== way)];
        return vitals;
      }
      // Each command that it does not know is a line in its log.
      unasked = SILENCE;
      return null;
    },
  };
}
