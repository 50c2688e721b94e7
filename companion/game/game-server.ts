import type { OnlinePlayer, Vitals } from '@/contract/companion-sync';
import type { Console } from '../rcon/console';
import { isListWithQuotes, readPaper, readPlayers, readTickQuery } from './answers';
import type { CommandGrammar } from './player-in-command';

/** Information that a game server gives through its console. */
export interface GameServer extends CommandGrammar {
  /** Null for an unreadable answer. @throws NotSent, Unanswered */
  players(): Promise<OnlinePlayer[] | null>;
  /** Null where the server supports no such command. @throws NotSent, Unanswered */
  vitals(): Promise<Vitals | null>;
}

/** Number of looks after which a server that knows no such command is asked again. */
const SILENCE = 360;
/** The second is for servers on which a plugin has replaced the first one. */
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
        // The working method comes first from now on.
        ways = [way, ...ways.filter((other) => other !== way)];
        return vitals;
      }
      // The server logs a line for each unknown command.
      unasked = SILENCE;
      return null;
    },
  };
}
