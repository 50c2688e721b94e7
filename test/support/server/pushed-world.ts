import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { boards } from '#network/private/boards';
import { readPush } from '../../../companion/push/options';
import { modeCalled } from '../../../companion/statistics/boards';
import { openMemory } from '../../../companion/statistics/memory';
import { openProgress } from '../../../companion/statistics/progress';
import { push, type PushReport } from '../../../companion/statistics/push';
import { type LeaderboardSink, startLeaderboardSink } from '../fakes/leaderboard-sink';
import { uuidOf } from '../fixtures/leaderboard-players';
import { setUpFolder } from './temporary-folder';

const KEY = 'a-key-of-game-servers';

export interface PushedWorld {
  /** Folder of one test: the server's, with the world, and the command's memory. */
  readonly root: string;
  /** Folder of the world. */
  readonly folder: string;
  readonly sink: LeaderboardSink;
  /** Waits of the command, in milliseconds. */
  readonly pauses: readonly number[];
  /** Writes a file, by its path in the world. */
  write(file: string, text: string): Promise<void>;
  /** Adds that many player names to the server: `player_0` and so on. */
  writeNames(count: number, file?: string): Promise<void>;
  /** Runs the command with these options in addition to the required ones. */
  run(...more: string[]): Promise<PushReport>;
}

/** Sets up a world and a site that accepts its pushes, both new for each test of a file. */
export function setUpPushedWorld(): PushedWorld {
  const inFolder = setUpFolder();
  const world = () => inFolder('server', 'world');
  let sink: LeaderboardSink;
  let pauses: number[];
  beforeEach(async () => {
    await mkdir(path.join(world(), 'stats'), { recursive: true });
    sink = await startLeaderboardSink(KEY);
    pauses = [];
  });
  afterEach(() => sink.stop());
  const write = (file: string, text: string) => writeFile(path.join(world(), file), text);
  return {
    get root() {
      return inFolder();
    },
    get folder() {
      return world();
    },
    get sink() {
      return sink;
    },
    get pauses() {
      return pauses;
    },
    write,
    writeNames: (count, file = '../usercache.json') => {
      const names = Array.from({ length: count }, (_, n) => ({
        uuid: uuidOf(n),
        name: `player_${String(n)}`,
        expiresOn: '',
      }));
      return write(file, JSON.stringify(names));
    },
    run: async (...more) => {
      const args = [
        '--push',
        '--mode',
        'skywars',
        '--world',
        world(),
        '--site',
        sink.url,
        '--key',
        KEY,
        ...more,
      ];
      const options = readPush([...args, '--data', inFolder()], {});
      if (!options) throw new Error('--push is missing.');
      return push(
        { ...options, ...modeCalled(boards, options.mode) },
        {
          memory: await openMemory(options),
          progress: openProgress(process.stderr),
          wait: async (milliseconds) => void pauses.push(milliseconds),
        },
      );
    },
  };
}
