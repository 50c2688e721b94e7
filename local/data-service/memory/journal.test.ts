import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, open, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { createRandom } from '../../../test/faults/random';
import { setUpFolder } from '../../../test/support/server/temporary-folder';
import { journalIn, openMemoryEngine } from '../memory-engine';
import type { Engine } from '../port';

const SEED = 20_260_103;
const ROUNDS = 6;

describe('the file of the in-process engine', () => {
  const inFolder = setUpFolder();
  let path: string;
  const opened: Engine[] = [];

  beforeEach(() => {
    path = journalIn(inFolder());
  });
  afterEach(() => closeAll());

  async function openEngine(compactBytes?: number): Promise<Engine> {
    const engine = await openMemoryEngine({ directory: inFolder(), ...(compactBytes && { compactBytes }) });
    opened.push(engine);
    return engine;
  }

  const closeAll = () => Promise.allSettled(opened.splice(0).map((engine) => engine.close()));

  /** Runs commands, each on the disk before the next one runs. */
  async function store(...commands: readonly string[][]): Promise<void> {
    for (const command of commands) {
      await (await openEngine()).execute(command);
      await closeAll();
    }
  }

  const get = async (engine: Engine, key: string) => String(await engine.execute(['GET', key]));

  it('can be read by its owner only', async () => {
    await store(['SET', 'key', 'x']);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it('reads up to its last whole line, wherever a write broke off, and goes on from there', async () => {
    await store(['SET', 'key', 'first']);
    const { size: before } = await stat(path);
    await store(['SET', 'key', 'second, which is longer']);
    const { size } = await stat(path);
    const whole = `${path}.whole`;
    await copyFile(path, whole);
    for (let length = before; length < size; length += 7) {
      await copyFile(whole, path);
      await truncate(path, length);
      const engine = await openEngine();
      expect(await get(engine, 'key')).toBe('first');
      await engine.execute(['SET', 'other', 'x']);
      await closeAll();
      expect(await get(await openEngine(), 'other')).toBe('x');
      await closeAll();
    }
  });

  it.each([
    ['a line was changed', (text: string) => text.replace('first', 'worst')],
    ['a line is missing its end', (text: string) => text.replace('first"]]\n', 'fir\n')],
    ['it is empty', () => ''],
    ['its first line is cut off', (text: string) => text.slice(0, 10)],
    ['it is something else', () => 'REDIS0010\n'],
    ['a newer program wrote it', (text: string) => text.replace('version 1', 'version 2')],
  ])('is left as it is, and said to be unreadable, when %s', async (_title, change) => {
    await store(['SET', 'key', 'first'], ['SET', 'key', 'second']);
    const changed = change(await readFile(path, 'latin1'));
    await writeFile(path, changed, 'latin1');
    const opening = openEngine();
    await expect(opening).rejects.toThrow(`${path} cannot be read: `);
    await expect(opening).rejects.toThrow(/^[^\n]* It was left as it is: [^\n]* move it away [^\n]*$/);
    expect(await readFile(path, 'latin1')).toBe(changed);
    await rm(path);
    expect(await (await openEngine()).execute(['DBSIZE'])).toBe(0);
  });

  it('stays short however often the same is changed, and loses nothing by that', async () => {
    const engine = await openEngine(20_000);
    await engine.execute(['SET', 'before', 'kept', 'PXAT', '4000000000000']);
    const filler = 'x'.repeat(1_000);
    let count = 0;
    // Commands also arrive during a write.
    for (let size = 0; count < 1_000 || size > 100_000; size = (await stat(path)).size) {
      for (let times = 0; times < 10; times += 1) {
        count = Number(await engine.execute(['INCR', 'count']));
        await engine.execute(['SET', 'filler', filler]);
      }
    }
    // Commands that make it long again are written while it closes.
    for (let times = 0; times < 300; times += 1) await engine.execute(['SET', 'filler', filler]);
    await closeAll();
    expect(await readdir(inFolder())).toEqual(['in-process.journal']);
    const again = await openEngine();
    expect(await get(again, 'count')).toBe(String(count));
    expect(await get(again, 'before')).toBe('kept');
    expect(await again.execute(['PEXPIRETIME', 'before'])).toBe(4_000_000_000_000);
  });

  it('does not mistake for data what a killed process left beside it', async () => {
    await store(['SET', 'key', 'x']);
    await writeFile(`${path}.new`, 'half of a file');
    expect(await get(await openEngine(), 'key')).toBe('x');
  });

  it('holds up commands while it cannot be written, and has all of them afterwards', async () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const engine = await openEngine();
    const handle = await open(path);
    const disk = jest.spyOn(Object.getPrototypeOf(handle), 'write');
    await handle.close();
    disk.mockRejectedValue(new Error('ENOSPC: no space left on device'));
    await engine.execute(['SET', 'before', 'x']);
    while (complaint.mock.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
    const failure = `The data cannot be written to ${path}: ENOSPC: no space left on device`;
    expect(complaint.mock.calls).toEqual([[failure]]);
    await expect(engine.execute(['SET', 'during', 'x'])).rejects.toThrow(failure);
    await expect(engine.transaction([['SET', 'during', 'x']])).rejects.toThrow(failure);
    disk.mockRestore();
    await engine.execute(['SET', 'after', 'x']);
    await closeAll();
    const again = await openEngine();
    expect(await again.execute(['EXISTS', 'before', 'after'])).toBe(2);
    expect(await again.execute(['EXISTS', 'during'])).toBe(0);
  });

  it('reads whole after each kill at a random moment, with no part of a script missing', async () => {
    const random = createRandom(SEED);
    let kept = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const acknowledged = await writeUntilKilled(inFolder(), 1 + random.below(100));
      const engine = await openEngine();
      const [one, other, length] = [
        await get(engine, 'one'),
        await get(engine, 'other'),
        await engine.execute(['LLEN', 'list']),
      ];
      expect([other, length]).toEqual([one, Number(one)]);
      expect(Number(one)).toBeGreaterThanOrEqual(Math.max(kept, acknowledged));
      kept = Number(one);
      await closeAll();
    }
  });
});

/** Starts a process that writes and compacts without pause, and kills it. Returns the last count that it reported as stored. */
async function writeUntilKilled(directory: string, lines: number): Promise<number> {
  const source = `
    import('./local/data-service/memory-engine.ts').then(async ({ openMemoryEngine, journalIn }) => {
      const { readFile } = await import('node:fs/promises');
      const [directory] = process.argv.slice(1);
      const engine = await openMemoryEngine({ directory, compactBytes: 2_000 });
      const script = "redis.call('INCR', 'one') redis.call('RPUSH', 'list', 'x') return redis.call('INCR', 'other')";
      for (;;) {
        const count = await engine.execute(['EVAL', script, '0']);
        while (!(await readFile(journalIn(directory), 'latin1')).includes('marker ' + count + '"')) {
          await engine.execute(['SET', 'marker', 'marker ' + count]);
        }
        process.stdout.write(count + '\\n');
      }
    });`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--eval', source, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += String(chunk);
    if (said.split('\n').length > lines) child.kill('SIGKILL');
  });
  await once(child, 'close');
  expect(child.signalCode).toBe('SIGKILL');
  return Number(said.split('\n').at(-2));
}
