import { parseArgs } from 'node:util';
import { shippedBodies, shippedLibrary } from '../functions/content/shipped';
import { createContentStore } from '../functions/content/store/content-store';
import { openDatabase } from '../functions/core/database/database';
import { UnavailableError } from '../functions/core/errors/unavailable-error';
import { loadEnvironmentFile } from '../local/start-options';
import { withDatabase } from './admin/with-database';
import { pullContent } from './content/pull-content';
import { networkFolder } from './network/choose';

const HELP = `npm run content:pull

Writes the published news, the events that are not over and the questions, as editors have left them at a site's desk, into
news.ts, events.ts and faq.ts of the folder that NETWORK chooses, for the next build and for a fresh site to begin with.
Drafts and the banner stay where they are. Takes the database that UPSTASH_REDIS_REST_URL and its token name, or that of this
machine.
  --help   shows this
Ends with 0 when it is done or there is nothing to do, 1 when something went wrong: then no file was changed.`;

const COMMAND_MS = 20_000;

try {
  if (parseArgs({ options: { help: { type: 'boolean' } } }).values.help) {
    console.log(HELP);
  } else {
    loadEnvironmentFile();
    const shipped = { library: shippedLibrary, bodies: shippedBodies };
    const folder = await networkFolder(process.cwd(), process.env['NETWORK']);
    const counts = await withDatabase(process.env, (address) => {
      const store = createContentStore(openDatabase(address, COMMAND_MS), shipped);
      return pullContent({ store, folder, now: Date.now() });
    });
    console.error(
      counts
        ? `Written to ${folder}: ${String(counts.news)} stories, ${String(counts.events)} events, ${String(counts.questions)} questions.`
        : `Nobody has changed anything at the desk yet: ${folder} is what the site shows.`,
    );
  }
} catch (error) {
  const isAway = error instanceof UnavailableError;
  const message = error instanceof Error ? error.message : String(error);
  console.error(
    isAway ? 'The database does not answer, or refuses: see UPSTASH_REDIS_REST_URL and its token.' : message,
  );
  process.exitCode = 1;
}
