import { type Challenge, type OnlinePlayer, SYNC_LIMITS } from '@/contract/companion-sync';
import { isGameName } from '@/contract/player-name';
import { PLAYER_LINK_MS } from '@/contract/votes';
import { NotSent, Unanswered } from '../rcon/connection';
import type { Console } from '../rcon/console';
import { isRefusal } from './outcomes';
import { type CommandGrammar, targetOf } from './player-in-command';

/** Codes that players have asked for on the site, and read in their chat. */
export interface Challenges {
  /** Adds codes that the site wants shown. Ignores codes beyond the limits. */
  add(challenges: readonly Challenge[]): void;
  /** Shows those of players who are here, each once. */
  show(players: readonly OnlinePlayer[]): Promise<void>;
}

interface ChallengeParts {
  readonly console: Pick<Console, 'run'>;
  readonly game: CommandGrammar;
  /** What the site is called in the message. */
  readonly host: string;
  /** Returns the time by this machine's clock, in milliseconds. */
  readonly now: () => number;
  /** Returns the time by the site's clock. */
  readonly siteNow: () => number;
  readonly onShown: (player: string) => void;
}

/** Upper bounds of remembered codes, shown or not: a site that was taken over floods neither memory nor chat. */
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
          // It is shown with the next look, which may be twice.
          if (!(error instanceof NotSent || error instanceof Unanswered)) throw error;
          return;
        }
        if (challenge.isShown) onShown(player.name);
      }
    },
  };
}

/** What the player reads, as the game's JSON. */
const message = (code: string, host: string): string =>
  JSON.stringify([
    { text: `Your code for ${host}: `, color: 'yellow' },
    { text: code, color: 'white', bold: true },
    { text: '. Give it to nobody; if you have not asked for it, ignore it.', color: 'gray' },
  ]);
