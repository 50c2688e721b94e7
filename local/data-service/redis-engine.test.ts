import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { setUpFolder } from '../../test/support/server/temporary-folder';
import { findServerProgram } from './find-program';
import { openRedisEngine, type RedisEngine, type RedisEngineOptions } from './redis-engine';

describe('the engine on a real Redis server', () => {
  let program: string;
  const inFolder = setUpFolder();
  const opened: RedisEngine[] = [];
  const children: ChildProcess[] = [];

  async function open(options: Partial<RedisEngineOptions> = {}): Promise<RedisEngine> {
    const engine = await openRedisEngine({ program, directory: inFolder(), ...options });
    opened.push(engine);
    return engine;
  }

  function start(command: string, parameters: readonly string[]): ChildProcess {
    const child = spawn(command, parameters, { stdio: ['ignore', 'pipe', 'inherit'] });
    children.push(child);
    return child;
  }

  beforeAll(async () => {
    program = (await findServerProgram()) ?? 'redis-server';
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((engine) => engine.close()));
    for (const child of children.splice(0)) child.kill('SIGKILL');
  });

  it('keeps data through close and reopen, and leaves no process', async () => {
    const value = Buffer.from([0, 0xff, 0x0a, 0x80]);
    const engine = await open();
    await engine.execute(['SET', 'key', value, 'PX', '600000']);
    await engine.close();
    expect(isRunning(engine.pid)).toBe(false);

    const again = await open();
    expect(await again.execute(['GET', 'key'])).toEqual(value);
    expect(await again.execute(['PTTL', 'key'])).toBeGreaterThan(0);
  });

  it('keeps every acknowledged write when the server is killed, with appendfsync always', async () => {
    const engine = await open({ appendFsync: 'always' });
    expect(String(await engine.execute(['CONFIG', 'GET', 'appendfsync']))).toBe('appendfsync,always');
    for (let count = 1; count <= 100; count += 1) await engine.execute(['INCR', 'count']);
    process.kill(engine.pid, 'SIGKILL');
    await gone(engine.pid);
    await expect(engine.execute(['PING'])).rejects.toThrow();
    await engine.close();

    const again = await open({ appendFsync: 'always' });
    expect(String(await again.execute(['GET', 'count']))).toBe('100');
  });

  it.each(['running', 'frozen'])(
    'ends its %s server, data kept, when this process is killed',
    async (state) => {
      const source = `
      import('./local/data-service/redis-engine.ts').then(async ({ openRedisEngine }) => {
        const engine = await openRedisEngine({ program: process.argv[1], directory: process.argv[2] });
        await engine.execute(['SET', 'key', 'written']);
        console.log(engine.pid);
      });`;
      const parent = start(process.execPath, ['--import', 'tsx', '--eval', source, program, inFolder()]);
      const server = Number(await firstOutput(parent));
      if (state === 'frozen') process.kill(server, 'SIGSTOP');
      parent.kill('SIGKILL');
      await gone(server);

      const engine = await open();
      expect(String(await engine.execute(['GET', 'key']))).toBe('written');
    },
  );

  it('replaces a server that an earlier process left running', async () => {
    const socket = inFolder('left.sock');
    const settings = ['--port', '0', '--unixsocket', socket, '--dir', inFolder(), '--save', ''];
    const stray = start(program, settings);
    await firstOutput(stray);
    const dead = start(process.execPath, ['--version']);
    await once(dead, 'exit');
    await writeFile(inFolder('server.json'), JSON.stringify({ owner: dead.pid, socket }));

    const [engine] = await Promise.all([open(), once(stray, 'exit')]);
    expect(String(await engine.execute(['PING']))).toBe('PONG');
  });

  it('starts over a claim that holds nonsense', async () => {
    await writeFile(inFolder('server.json'), '{"owner":');
    const engine = await open();
    expect(String(await engine.execute(['PING']))).toBe('PONG');
  });

  it('refuses a directory that is in use', async () => {
    await open();
    await expect(open()).rejects.toThrow(`${inFolder()} is in use by process ${process.pid}.`);
  });

  it('says what the program said when it does not start', async () => {
    await expect(open({ program: inFolder('no-such-server') })).rejects.toThrow(/no-such-server.*not found/s);
    await writeFile(inFolder('appendonlydir'), 'a file where a directory belongs');
    await expect(open()).rejects.toThrow(/ended with status 1.*appendonlydir/s);
  });
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function gone(pid: number): Promise<void> {
  while (isRunning(pid)) await new Promise((resolve) => setImmediate(resolve));
}

async function firstOutput(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('The child has no output.');
  const [chunk] = await once(child.stdout, 'data');
  return String(chunk);
}
