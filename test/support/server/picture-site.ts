import { createContentDesk } from '../../../functions/content/desk/content-desk';
import { faqKind, newsKind } from '../../../functions/content/desk/kinds';
import { shippedBodies, shippedLibrary } from '../../../functions/content/shipped';
import { createContentStore, type Shipped } from '../../../functions/content/store/content-store';
import { makeSizes } from '../../../functions/content/uploads/make-sizes';
import { createPictureStore } from '../../../functions/content/uploads/picture-store';
import { createPictureUpkeep } from '../../../functions/content/uploads/picture-upkeep';
import { createPictureUses, type PictureUses } from '../../../functions/content/uploads/picture-uses';
import { createPictures } from '../../../functions/content/uploads/pictures';
import { createBlobShelf } from '../../../functions/core/blobs/blob-shelf';
import type { Shelf } from '../../../functions/core/blobs/shelf';
import { openDatabase } from '../../../functions/core/database/database';
import type { LogEntry } from '../../../functions/core/log';
import { type Drawing, uploadOf } from '../fixtures/pictures';
import { startBlobs, type TestBlobs } from './blobs';
import { startTestDatabase, type TestDatabase } from './data-service';
import { FakeClock } from './fake-clock';

export const EDITOR = { id: 'edith' };
export const NARROW = { width: 40, height: 30 };
const SHIPPED: Shipped = { library: shippedLibrary, bodies: shippedBodies };

interface Differences {
  readonly shelf?: Shelf;
  readonly shipped?: Shipped;
  /** Called between the search for uses and the action on its result. */
  readonly meanwhile?: () => Promise<unknown>;
}

/** Sets up the site's pictures on a database and a blob store, both empty at the start of each test. */
export function setUpPictures() {
  let database: TestDatabase;
  let blobs: TestBlobs;
  const world = { clock: new FakeClock(), lines: new Array<LogEntry>(), purged: new Array<string>() };
  beforeAll(async () => {
    [database, blobs] = await Promise.all([startTestDatabase(), startBlobs()]);
  });
  beforeEach(async () => {
    await Promise.all([database.redis.flushdb(), blobs.clear()]);
    Object.assign(world, { clock: new FakeClock(), lines: [], purged: [] });
  });
  afterAll(() => Promise.all([database.stop(), blobs.stop()]));

  const shelf = createBlobShelf('pictures');
  /** Opens the pictures as one instance. */
  function open(differences: Differences = {}) {
    const { shipped = SHIPPED, meanwhile } = differences;
    const opened = openDatabase(database, 5_000);
    const [store, documents] = [createPictureStore(opened), createContentStore(opened, shipped)];
    const found = createPictureUses({ store, documents, shipped });
    const uses: PictureUses = {
      async read() {
        const reading = await found.read();
        await meanwhile?.();
        return reading;
      },
    };
    const { clock } = world;
    const parts = { store, uses, shelf: differences.shelf ?? shelf, clock };
    const upkeep = createPictureUpkeep({
      ...parts,
      purge: async (tag) => void world.purged.push(String(tag)),
      log: (line) => world.lines.push(line),
    });
    return {
      ...createPictures({ ...parts, makeSizes }),
      ...upkeep,
      stories: createContentDesk({ store: documents, clock }, newsKind),
      questions: createContentDesk({ store: documents, clock }, faqKind),
    };
  }

  return {
    world,
    shelf,
    open,
    redis: () => database.redis,
    clearFiles: () => blobs.clear(),
    files: () => shelf.list(''),
    upload: async (size = NARROW, drawing: Drawing = {}) => open().add(EDITOR, await uploadOf(size, drawing)),
    listed: async () => (await open().list(null)).items,
  };
}

/** Returns Markdown that shows a picture. */
export const markdownOf = ({ src, alt }: { readonly src: string; readonly alt: string }): string =>
  `Look:\n\n![${alt}](${src})`;
