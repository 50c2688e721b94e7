import { parseArgs } from 'node:util';
import { loadEnvironmentFile } from '../local/start-options';
import { environmentChecks } from './doctor/environment-checks';
import { namesFrom } from './doctor/game-server-checks';
import { MAIL_SERVICE_URLS } from './doctor/service-checks';
import { siteChecks } from './doctor/site-checks';
import { type Check, runChecks, toLines } from './doctor/verdict';
import { checkFolder } from './network/check-networks';
import { networkFolder } from './network/choose';

const HELP = `Checks everything that the site needs, and prints one line for each: ok, or what to do.

  npm run doctor                            the network's folder, and what the variables in .env or the environment name: the
                                            database, the chat's webhook, the contact form, mail, Turnstile, the web shop, game servers,
                                            companions and schedules
  npm run doctor -- --site https://…        a live site from outside: encryption, headers, health, caches and pages

Nothing is sent to anyone. "not set" and "warning" are not failures. The exit code is 1 if something is wrong. Secrets are never printed.`;

/** `npm run doctor`; see `HELP`. */
function readOptions(): { site: string | null; help: boolean } {
  const { values } = parseArgs({
    options: { site: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  const url = values.site === undefined ? null : URL.parse(values.site);
  if (values.site !== undefined && !/^https?:$/.test(url?.protocol ?? ''))
    throw new Error('--site must be an address such as https://play.example.org.');
  return { site: url?.origin ?? null, help: values.help ?? false };
}

/** Reports the network that is built, and the findings of `npm run network:check` on its folder. */
const networkChecks = async (root: string, folder: string): Promise<Check[]> => {
  const found = await checkFolder(root, folder);
  return [
    { name: 'Network', run: () => Promise.resolve(['ok', `${folder} is built.`]) },
    ...found.map(({ state, line }): Check => ({
      name: 'Network',
      run: () => Promise.resolve([state, line]),
    })),
  ];
};

async function run(): Promise<number> {
  const { site, help } = readOptions();
  if (help) {
    console.log(HELP);
    return 0;
  }
  loadEnvironmentFile();
  const surroundings = { names: namesFrom(), mailServices: MAIL_SERVICE_URLS, now: Date.now };
  const ownChecks = async () => [
    ...(await networkChecks(process.cwd(), await networkFolder(process.cwd(), process.env['NETWORK']))),
    ...environmentChecks({ ...surroundings, variables: process.env }),
  ];
  const checks = site === null ? await ownChecks() : siteChecks(site, Date.now);
  const verdicts = await runChecks(checks);
  console.log(toLines(verdicts).join('\n'));
  return verdicts.some(({ state }) => state === 'wrong') ? 1 : 0;
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
