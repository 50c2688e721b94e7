import { USUAL_ART } from '@/contract/content-fields';
import { aNetwork, become, testNetwork } from '../../../test/support/fixtures/a-network';
import { startTestDatabase, type TestDatabase } from '../../../test/support/server/data-service';
import { FakeClock } from '../../../test/support/server/fake-clock';
import { openDatabase } from '../../core/database/database';
import { shippedBodies, shippedLibrary } from '../shipped';
import { createContentStore } from '../store/content-store';
import { createContentDesk } from './content-desk';
import { newsKind } from './kinds';

const ACTOR = { id: 'edith' };
const market = { id: 'market', title: 'Market', file: 'media/market.png', hue: 'gold' };

let database: TestDatabase;
beforeEach(async () => {
  database = await startTestDatabase();
});
afterEach(() => database.stop());

test('a story may have a picture of the network’s own, and shows another one once that is gone', async () => {
  const shipped = { library: shippedLibrary, bodies: shippedBodies };
  const store = createContentStore(openDatabase(database, 5_000), shipped);
  const desk = createContentDesk({ store, clock: new FakeClock() }, newsKind);
  const story = { title: 'Market day', art: 'market' };

  await expect(desk.create(ACTOR, story)).rejects.toMatchObject({
    code: 'validation_failed',
    details: { fields: { art: expect.stringContaining('arena') } },
  });
  aNetwork({ theme: { arts: [market] } });
  const { item } = await desk.create(ACTOR, story);
  expect(item.art).toBe('market');

  become(testNetwork);
  const { items } = await desk.list(null);
  expect(items.find(({ id }) => id === item.id)?.art).toBe(USUAL_ART);
  const changed = await desk.change(ACTOR, item.id, { version: 1, title: 'Another day' });
  expect(changed.item).toMatchObject({ title: 'Another day', art: USUAL_ART });
});
