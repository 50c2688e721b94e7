import type { Challenge, OnlinePlayer } from '@/contract/companion-sync';
import { isRewardedName } from '@/contract/rewarded-name';
import { NotSent, Unanswered } from '../rcon/connection';
import type { Console } from '../rcon/console';
import { isRefusal } from './answers';

/** Codes that players have asked for on the site, and read in their chat. */
export interface Challenges {
  /** What the site wants shown. */
  add(challenges: readonly Challenge[]): void;
  /** Shows those of players who are here, each once. */
  show(players: readonly OnlinePlayer[]): Promise<void>;
}

interface ChallengeParts {
  readonly console: Pick<Console, 'run'>;
  /** What the site is called in the message. */
  readonly host: string;
  readonly now: () => number;
  readonly onShown: (player: string) => void;
}

export function createChallenges({ console, host, now, onShown }: ChallengeParts): Challenges {
  const known = new Map<string, Challenge & { isShown: boolean }>();
  return {
    add(challenges) {
      for (const challenge of challenges)
        if (!known.has(challenge.id)) known.set(challenge.id, { ...challenge, isShown: false });
    },
    async show(players) {
      for (const [id, challenge] of known) {
        if (Date.parse(challenge.expiresAt) <= now()) known.delete(id);
        const player = players.find(({ name }) => name.toLowerCase() === challenge.player.toLowerCase());
        if (challenge.isShown || !known.has(id) || !player || !isRewardedName(player.name)) continue;
        try {
          const command = `tellraw ${player.name} ${message(challenge.code, host)}`;
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
