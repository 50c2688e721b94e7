import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { setUpFolder } from '../../test/support/server/temporary-folder';
import { randomCommand } from './memory/random-commands';
import type { Command, Engine, Reply } from './port';
import { openIn } from './test-engines';

/** Fixed seed: a difference found by chance would fail somebody else's change. */
const SEED = 20_260_102;
const EVERY_BYTE = Buffer.from(Array.from({ length: 256 }, (_, value) => value));
const kinds = ['redis', 'memory'] as const;

describe.each(kinds)('what the %s engine keeps', (kind) => {
  const inFolder = setUpFolder();
  const opened: Engine[] = [];
  const children: ChildProcess[] = [];

  afterEach(async () => {
    await closeAll();
    for (const child of children.splice(0)) child.kill('SIGKILL');
  });

  async function open(): Promise<Engine> {
    const engine = await openIn[kind](inFolder());
    opened.push(engine);
    return engine;
  }

  const closeAll = () => Promise.all(opened.splice(0).map((engine) => engine.close()));

  async function reopen(): Promise<Engine> {
    await closeAll();
    return open();
  }

  /** Starts another process that opens the engine, runs a command and reports it. */
  async function startOwner(command: readonly string[]): Promise<ChildProcess> {
    const source = `
      import('./local/data-service/test-engines.ts').then(async ({ openIn }) => {
        const [kind, directory, ...command] = process.argv.slice(1);
        const engine = await openIn[kind](directory);
        await engine.execute(command);
        console.log('done');
        setInterval(() => undefined, 60_000);
      });`;
    const parameters = ['--import', 'tsx', '--eval', source, kind, inFolder(), ...command];
    const child = spawn(process.execPath, parameters, { stdio: ['ignore', 'pipe', 'inherit'] });
    children.push(child);
    await Promise.race([
      once(child.stdout, 'data'),
      once(child, 'exit').then(() => Promise.reject(new Error('The owner ended.'))),
    ]);
    return child;
  }

  it('is values of every type, with every byte', async () => {
    const engine = await open();
    await engine.execute(['SET', EVERY_BYTE, EVERY_BYTE]);
    await engine.execute(['HSET', 'hash', 'field', EVERY_BYTE, EVERY_BYTE, '', '__proto__', '{"a":1}']);
    await engine.execute(['SADD', 'set', EVERY_BYTE, 'two\r\nlines', 'ü😀', '']);
    await engine.execute(['RPUSH', 'list', 'b', EVERY_BYTE, 'b', '']);
    await engine.execute(['LPUSH', 'list', 'a']);
    await engine.execute(['ZADD', 'zset', 'inf', EVERY_BYTE, '0.1', 'a', '-1e300', 'b', '3', 'c']);
    const before = await contentOf(engine);
    expect(Object.keys(before)).toHaveLength(5);
    expect(await contentOf(await reopen())).toEqual(before);
    // Reopens once more, to read what it wrote on top of earlier data.
    expect(await contentOf(await reopen())).toEqual(before);
  });

  it('is what scripts and transactions did, up to where they failed', async () => {
    const engine = await open();
    await engine.execute(['EVAL', "redis.call('SET', KEYS[1], ARGV[1]) return 1", '1', 'a', EVERY_BYTE]);
    const failing = "redis.call('INCR', 'b') redis.call('LPUSH', 'b', 'x')";
    await expect(engine.execute(['EVAL', failing, '0'])).rejects.toThrow('WRONGTYPE');
    await engine.transaction([
      ['HINCRBY', 'c', 'count', '5'],
      ['LPUSH', 'b', 'x'],
      ['HINCRBY', 'c', 'count', '2'],
    ]);
    const again = await reopen();
    expect(await again.execute(['GET', 'a'])).toEqual(EVERY_BYTE);
    expect(String(await again.execute(['GET', 'b']))).toBe('1');
    expect(String(await again.execute(['HGET', 'c', 'count']))).toBe('7');
  });

  it('is nothing of what was there before FLUSHALL', async () => {
    const engine = await open();
    await engine.execute(['SET', 'before', '1']);
    await engine.execute(['FLUSHALL']);
    await engine.execute(['SET', 'after', '1']);
    const again = await reopen();
    expect((await again.execute(['KEYS', '*'])) as Reply[]).toEqual([Buffer.from('after')]);
  });

  it('is times of expiry, which go on meanwhile', async () => {
    const engine = await open();
    await engine.execute(['SET', 'relative', 'x', 'EX', '600']);
    await engine.execute(['HSET', 'hash', 'a', '1']);
    await engine.execute(['PEXPIREAT', 'hash', '4000000000123']);
    await engine.execute(['SET', 'persisted', 'x', 'EX', '600']);
    await engine.execute(['PERSIST', 'persisted']);
    await engine.execute(['SET', 'short', 'x', 'PX', '100']);
    const before = await Promise.all(times(engine));
    const again = await reopen();
    expect(await Promise.all(times(again))).toEqual(before);
    expect(before).toEqual([expect.any(Number), 4_000_000_000_123, -1]);
    while (await again.execute(['EXISTS', 'short'])) await nextTurn();
    expect(await (await reopen()).execute(['EXISTS', 'short'])).toBe(0);
  });

  it('is the same after any commands', async () => {
    const engine = { current: await open() };
    const scripted = randomCommand.map((command) => [
      'EVAL',
      'return redis.pcall(unpack(ARGV))',
      '0',
      ...command,
    ]);
    const commands = fc.array(fc.oneof(randomCommand, scripted), {
      minLength: 20,
      maxLength: 120,
      size: 'max',
    });
    await fc.assert(
      fc.asyncProperty(commands, async (sequence) => {
        for (const command of sequence) await engine.current.execute(command).catch(() => undefined);
        await engine.current.execute(['SPOP', 'a']).catch(() => undefined);
        const before = await contentOf(engine.current);
        engine.current = await reopen();
        expect(await contentOf(engine.current)).toEqual(before);
      }),
      { numRuns: 4, seed: SEED },
    );
  });

  it('is what was written while it ran, when its process is killed', async () => {
    const owner = await startOwner(['SET', 'key', 'a value to look for']);
    while (!(await isOnDisk('a value to look for'))) {
      expect(owner.signalCode).toBeNull();
      await nextTurn();
    }
    owner.kill('SIGKILL');
    await once(owner, 'exit');
    const engine = await open();
    expect(String(await engine.execute(['GET', 'key']))).toBe('a value to look for');
  });

  async function isOnDisk(text: string): Promise<boolean> {
    const entries = await readdir(inFolder(), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    const contents = await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name))));
    return contents.some((content) => content.includes(text));
  }

  it('belongs to one process at a time', async () => {
    const owner = await startOwner(['SET', 'key', 'x']);
    const inUse = `${inFolder()} is in use by process ${String(owner.pid)}.`;
    for (const other of kinds) await expect(openIn[other](inFolder())).rejects.toThrow(inUse);
  });

  it('can be had after a claim that holds nonsense', async () => {
    await writeFile(inFolder('server.json'), '{"owner":');
    const engine = await open();
    expect(String(await engine.execute(['PING']))).toBe('PONG');
  });
});

const times = (engine: Engine) =>
  ['relative', 'hash', 'persisted'].map((key) => engine.execute(['PEXPIRETIME', key]));

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

const READING: Readonly<Record<string, (key: Buffer) => Command>> = {
  string: (key) => ['GET', key],
  hash: (key) => ['HGETALL', key],
  set: (key) => ['SMEMBERS', key],
  list: (key) => ['LRANGE', key, '0', '-1'],
  zset: (key) => ['ZRANGE', key, '0', '-1', 'WITHSCORES'],
};

/** Returns an engine's whole content: type, value and expiry by key. */
async function contentOf(engine: Engine): Promise<Record<string, unknown>> {
  const keys = await engine.execute(['KEYS', '*']);
  if (!Array.isArray(keys)) throw new Error('KEYS answers a list.');
  const content: Record<string, unknown> = {};
  for (const key of keys.filter((item) => Buffer.isBuffer(item))) {
    const type = String(await engine.execute(['TYPE', key]));
    const value = readable((await engine.execute(READING[type]?.(key) ?? ['PING'])) ?? null);
    const isOrdered = type !== 'set' && type !== 'hash';
    content[key.toString('latin1')] = {
      type,
      value: isOrdered || !Array.isArray(value) ? value : value.sort(),
      expiry: await engine.execute(['PEXPIRETIME', key]),
    };
  }
  return content;
}

function readable(reply: Reply): unknown {
  if (reply === null || typeof reply === 'number') return reply;
  return Buffer.isBuffer(reply) ? reply.toString('latin1') : reply.map(readable);
}
