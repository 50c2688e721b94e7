import { createContent } from '../../functions/content/content';
import { createContentDesk } from '../../functions/content/desk/content-desk';
import { eventsKind, newsKind } from '../../functions/content/desk/kinds';
import { loadRenderer } from '../../functions/content/pages/renderer';
import { pageRoutes } from '../../functions/content/pages/routes';
import { shippedBodies, shippedLibrary } from '../../functions/content/shipped';
import { createContentStore } from '../../functions/content/store/content-store';
import { openDatabase } from '../../functions/core/database/database';
import { serve } from '../../functions/core/http/serve';
import { callFunction } from '../support/server/call-function';
import { startTestDatabase, type TestDatabase } from '../support/server/data-service';
import { FakeClock } from '../support/server/fake-clock';
import { testAuthContext } from '../support/server/test-auth-context';

export const ACTOR = { id: 'edith' };
const PATIENT_MS = 5_000;
const shipped = { library: shippedLibrary, bodies: shippedBodies };
/** Renderer of the current build. */
export const renderer = loadRenderer(process.cwd());

export type PageWorld = Awaited<ReturnType<typeof startPageWorld>>;

/** A site with pages written by a function, with its own database and clock. */
export async function startPageWorld() {
  const [database, clock]: [TestDatabase, FakeClock] = [await startTestDatabase(), new FakeClock()];
  const newStore = () => createContentStore(openDatabase(database, PATIENT_MS), shipped);
  const stories = () => createContentDesk({ store: newStore(), clock }, newsKind);
  const iso = (ahead: number) => new Date(clock.now() + ahead).toISOString();
  return {
    database,
    clock,
    stories,
    events: () => createContentDesk({ store: newStore(), clock }, eventsKind),
    /** Returns a time that many milliseconds ahead. */
    iso,
    publish: async (title: string, fields: object = {}) =>
      (await stories().create(ACTOR, { title, publishedAt: iso(0), ...fields })).item,
    /** Creates an instance of the function, with a way to call it. */
    newInstance() {
      const content = createContent({ store: newStore(), shipped, clock });
      const handler = serve(
        pageRoutes({ content, renderer: () => renderer }),
        testAuthContext(),
        undefined,
        '',
      );
      return async (path: string, init: RequestInit = {}) => {
        const { response } = await callFunction(handler, path, init);
        const text = await response.text();
        return { response, text, title: /<title>([^<]*)/.exec(text)?.[1] };
      };
    },
  };
}
