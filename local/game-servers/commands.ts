import type { RunCommand } from './console';
import { offlineId, type Players } from './game-server';

const TICKS =
  'The game is running normallyTarget tick rate: 20.0 per second.' +
  'Average time per tick: 6.2ms (Target: 50.0ms)Percentiles: P50: 5.9ms P95: 8.8ms P99: 12.0ms, sample: 100';

/** Returns the game's answer to a command that it has carried out, or a plugin's to any other command. */
export function thanksFor(command: string): string {
  const [head, target = '', what = '', count = '1'] = command.replace(/^minecraft:/, '').split(' ');
  if (head === 'give') return `Gave ${count} [${what}] to ${target}`;
  if (head === 'xp') return `Gave ${count} experience points to ${what}`;
  return head === 'tellraw' ? '' : 'Done';
}

/** Returns the console of a sample server: it lists the players, reports tick times, and confirms any other command. */
export function sampleCommands(players: () => Players): RunCommand {
  return (command) => {
    if (command === 'tick query') return TICKS;
    if (command !== 'list uuids') return thanksFor(command);
    const { names, max } = players();
    const list = names.map((name) => `${name} (${offlineId(name)})`).join(', ');
    return `There are ${String(names.length)} of a max of ${String(max)} players online: ${list}`;
  };
}
