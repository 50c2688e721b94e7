import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FakeClock } from '../../../test/support/server/fake-clock';
import { setUpFolder } from '../../../test/support/server/temporary-folder';
import { eventsLook } from './looks';
import { createRenderer, PAGE_BUNDLE, PAGE_PARTS } from './renderer';

const inFolder = setUpFolder();

async function build() {
  await mkdir(path.dirname(inFolder(PAGE_PARTS)), { recursive: true });
  await writeFile(
    inFolder(PAGE_PARTS),
    JSON.stringify({ assets: { events: 'a sheet' }, headers: {}, notFound: '' }),
  );
  const bundle =
    'exports.renderContentDocument = async (look, assets) => `${look.address} with ${assets.events}`;';
  await writeFile(inFolder(PAGE_BUNDLE), bundle);
}

test('what could not be loaded once is tried again, and then kept', async () => {
  const renderer = createRenderer(inFolder(), new FakeClock());
  await expect(renderer()).rejects.toMatchObject({ code: 'ENOENT' });
  await build();
  const { render } = await renderer();
  expect(await render(eventsLook({ coming: [], past: [] }))).toBe('/events with a sheet');
  expect((await renderer()).render).toBe(render);
});
