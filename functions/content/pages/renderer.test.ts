import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FakeClock } from '../../../test/support/server/fake-clock';
import { eventsLook } from './looks';
import { createRenderer, PAGE_BUNDLE, PAGE_PARTS } from './renderer';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'renderer-'));
});
afterEach(() => rm(root, { recursive: true }));

async function build() {
  await mkdir(path.dirname(path.join(root, PAGE_PARTS)), { recursive: true });
  await writeFile(
    path.join(root, PAGE_PARTS),
    JSON.stringify({ assets: { events: 'a sheet' }, headers: {}, notFound: '' }),
  );
  const bundle =
    'exports.renderContentDocument = async (look, assets) => `${look.address} with ${assets.events}`;';
  await writeFile(path.join(root, PAGE_BUNDLE), bundle);
}

test('what could not be loaded once is tried again, and then kept', async () => {
  const renderer = createRenderer(root, new FakeClock());
  await expect(renderer()).rejects.toMatchObject({ code: 'ENOENT' });
  await build();
  const { render } = await renderer();
  expect(await render(eventsLook({ coming: [], past: [] }))).toBe('/events with a sheet');
  expect((await renderer()).render).toBe(render);
});
