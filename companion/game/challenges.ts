import { type Challenge, type OnlinePlayer, SYNC_LIMITS } from '@/contract/companion-sync';
import { isGameName } from '@/contract/player-name';
import { PLAYER_LINK_MS } from '@/contract/votes';
import { NotSent, Unanswered } from '../rcon/connection';
import type { Console } from '../rcon/console';
import { isRefusal } from './outcomes';
import { type CommandGrammar, targetOf } from './player-in-command';

/** Codes that players request on the site and read in their chat. */
export interface Challenges {
  /** Adds codes from the site. Ignores codes beyond the limits. */
  add(challenges: readonly Challenge[]): void;
  /** Shows the codes of players who are online, each once. */
  show(players: readonly OnlinePlayer[]): Promise<void>;
}

interface ChallengeParts {
  readonly console: Pick<Console, 'run'>;
  readonly game: CommandGrammar;
  readonly host: string;
  /** Returns the time by this machine's clock, in milliseconds. */
  readonly now: () => number;
  /** Returns the time by the site's clock. */
  readonly siteNow: () => number;
  readonly onShown: (player: string) => void;
}

/** Upper bounds of remembered codes, shown or not, so that a compromised site floods neither memory nor chat. */
const MOST = SYNC_LIMITS.challenges;
const MOST_OF_PLAYER = 10;

interface Known extends Challenge {
  /** Time of arrival by this machine's clock. The code is forgotten 15 minutes later, whatever expiry the site names. */
  readonly knownAt: number;
  isShown: boolean;
}

export function createChallenges({ console, game, host, now, siteNow, onShown }: ChallengeParts): Challenges {
  const known = new Map<string, Known>();
  const isOf = (challenge: Challenge, name: string) => challenge.player.toLowerCase() === name.toLowerCase();

  function forget(): void {
    for (const [id, { knownAt }] of known) if (Math.abs(now() - knownAt) >= PLAYER_LINK_MS) known.delete(id);
  }
  return {
    add(challenges) {
      forget();
      for (const challenge of challenges) {
        const ofPlayer = [...known.values()].filter((other) => isOf(other, challenge.player)).length;
        if (known.has(challenge.id) || known.size >= MOST || ofPlayer >= MOST_OF_PLAYER) continue;
        known.set(challenge.id, { ...challenge, knownAt: now(), isShown: false });
      }
    },
    async show(players) {
      forget();
      for (const challenge of known.values()) {
        if (challenge.isShown || Date.parse(challenge.expiresAt) <= siteNow()) continue;
        const player = players.find(({ name }) => isOf(challenge, name));
        if (!player || !isGameName(player.name)) continue;
        try {
          const command = `tellraw ${targetOf(player, game)} ${message(challenge.code, host)}`;
          challenge.isShown = !isRefusal(await console.run(command));
        } catch (error) {
          // It is shown again at the next look, so it may appear twice.
          if (!(error instanceof NotSent || error instanceof Unanswered)) throw error;
          return;
        }
        if (challenge.isShown) onShown(player.name);
      }
    },
  };
}

const message = (code: string, host: string): string =>
  JSON.stringify([
    { text: `Your code for ${host}: `, color: 'yellow' },
    { text: code, color: 'white', bold: true },
    { text: '. Do not share it. If you did not request it, ignore it.', color: 'gray' },
  ]);
