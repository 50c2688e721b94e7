import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { NOT_RUN } from '@/contract/companion-sync';
import { createGameServer } from '../game/game-server';
import { createSource } from '../game/source';
import type { TryOptions } from '../options';
import type { Output } from '../output';
import { printable } from '../printable';
import { createConsole } from '../rcon/console';
import { handOut, type Outcome } from './deliver';
import { BadRewards, parseRewards } from './rewards-file';

const BOOKED: Record<Outcome[0], string> = { done: 'delivered', failed: 'failed', uncertain: 'uncertain' };

/**
 * Runs one reward once, as for a vote. Prints each command with its answer, then the result that the site would record. Stores
 * nothing, so a companion may run beside it.
 * @returns whether it was delivered
 * @throws BadRewards, and NotSent when the console is not reached
 */
export async function tryReward(options: TryOptions, output: Output): Promise<boolean> {
  const { data, reward, player } = options;
  const source = createSource({ ...options, world: null });
  const console = createConsole(() => source.console());
  const shown = {
    async run(command: string) {
      output.plain(`> ${printable(command, Infinity)}`);
      const answer = await console.run(command);
      output.plain(`< ${printable(answer) || '(nothing)'}`);
      return answer;
    },
  };
  const unkept = { begin: () => Promise.resolve(), end: () => Promise.resolve() };
  const file = path.join(data, 'rewards.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new BadRewards(`${file} cannot be read: --data names the folder that holds it.`);
  });
  const known = parseRewards(text);
  try {
    await console.open();
    const [result, detail] = await handOut(
      { id: 'try', reward, player, count: 1 },
      {
        console: shown,
        game: createGameServer(console),
        rewards: { read: () => Promise.resolve(known) },
        journal: unkept,
        onDone: () => undefined,
      },
    );
    const isWaiting = detail === NOT_RUN;
    const said = isWaiting
      ? `${player} is not on this server, or the console does not list its players`
      : detail;
    const booked = isWaiting ? 'waiting' : BOOKED[result];
    output.plain(`Would be recorded as ${booked}${said === '' ? '' : `: ${said}`}`);
    return result === 'done';
  } finally {
    console.close();
  }
}
