import { readdir } from 'node:fs/promises';
import { setUpFolder } from '../../test/support/server/temporary-folder';
import { openEngine, type OpenedEngine } from './engine';

const PATH = process.env['PATH'];

const inFolder = setUpFolder();
const opened: OpenedEngine[] = [];
afterEach(async () => {
  await closeAll();
  process.env['PATH'] = PATH;
});

const closeAll = () => Promise.all(opened.splice(0).map(({ engine }) => engine.close()));

/** Opens the engine like on a machine with a Redis server, or without. */
async function open(server: 'with a server' | 'without a server'): Promise<OpenedEngine> {
  await closeAll();
  process.env['PATH'] = server === 'with a server' ? PATH : '';
  const engine = await openEngine({ directory: inFolder() });
  opened.push(engine);
  return engine;
}

const get = async ({ engine }: OpenedEngine, key: string) => String(await engine.execute(['GET', key]));

it('says where data is kept without a server', async () => {
  const first = await open('without a server');
  expect(first.engine.kind).toBe('memory');
  expect(first.notice).toMatch(/is installed, so data is stored in \S+\/in-process\.journal\.$/);
  await first.engine.execute(['SET', 'key', 'kept']);
  expect(await get(await open('without a server'), 'key')).toBe('kept');
});

it('moves the data of earlier starts to a server that was installed since, and keeps the file', async () => {
  const bytes = Buffer.from([0, 0xff, 0x0a, 0xc3]);
  const before = await open('without a server');
  await before.engine.execute(['SET', 'key', bytes, 'PXAT', '4000000000000']);
  await before.engine.execute(['ZADD', 'board', '0.1', 'a', 'inf', 'b']);
  const first = await open('with a server');
  expect(first.engine.kind).toBe('redis');
  expect(first.notice).toMatch(/is now in the server\. The old file is \S+\/in-process\.journal\.\d+\.$/);
  expect(await readdir(inFolder())).toContainEqual(expect.stringMatching(/^in-process\.journal\.\d+$/));
  const second = await open('with a server');
  expect(second.notice).toBeNull();
  expect(await second.engine.execute(['GET', 'key'])).toEqual(bytes);
  expect(await second.engine.execute(['PEXPIRETIME', 'key'])).toBe(4_000_000_000_000);
  expect(String(await second.engine.execute(['ZSCORE', 'board', 'a']))).toBe('0.10000000000000001');
});

it('mixes the data of both with neither, and says where the other is', async () => {
  await (await open('with a server')).engine.execute(['SET', 'key', 'of the server']);
  const without = await open('without a server');
  expect(without.notice).toMatch(/journal\. The data in \S+\/appendonlydir needs one of them\.$/);
  expect(await without.engine.execute(['EXISTS', 'key'])).toBe(0);
  await without.engine.execute(['SET', 'key', 'of the file']);
  const back = await open('with a server');
  expect(back.notice).toMatch(/stays in \S+\/in-process\.journal, because the server has its own\.$/);
  expect(await get(back, 'key')).toBe('of the server');
  expect(await get(await open('without a server'), 'key')).toBe('of the file');
});
