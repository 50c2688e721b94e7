import { randomBytes } from 'node:crypto';
import { freePort } from '../local/site/listen';
import { type CompanionSite, startCompanionSite } from '../test/support/fakes/companion-site';
import { callListener, closedOf, voteV2 } from '../test/support/fakes/votifier-client';
import { type CompanionProgram, startCompanionProgram } from '../test/support/server/companion-program';
import { setUpFolder } from '../test/support/server/temporary-folder';

/** Connections, of which every second one brings a vote; `BRIDGE_VOTES=10000` for more. */
const CONNECTIONS = Number(process.env['BRIDGE_VOTES'] ?? 3_000);
jest.setTimeout(60_000 + CONNECTIONS * 60);

const TOKEN = 'a-token-of-listing-sites';
const inFolder = setUpFolder();
let site: CompanionSite;
let program: CompanionProgram;
beforeEach(async () => {
  site = await startCompanionSite();
});
afterEach(async () => {
  await program.kill();
  await site.close();
});

test('memory stays under 80 MB while strangers send what they like and the site is away', async () => {
  const port = await freePort('127.0.0.1');
  site.trouble = () => ({ status: 503 });
  const args = ['--site', site.url, '--server', 'pvp', '--data', inFolder('data')];
  program = await startCompanionProgram([...args, '--votifier', `127.0.0.1:${String(port)}`], {
    env: { VOTIFIER_TOKEN: TOKEN },
    isHasty: true,
  });
  await program.says('Companion ready');
  const garbage = randomBytes(100_000);
  let sent = 0;
  async function stranger(n: number): Promise<void> {
    while (sent < CONNECTIONS) {
      sent += 1;
      if (n % 2 === 0) await voteV2(port, TOKEN, `v${String(sent)}`);
      else {
        const lister = await callListener(port);
        lister.socket.end(garbage);
        await closedOf(lister.socket);
      }
    }
  }
  await Promise.all(Array.from({ length: 50 }, (_, n) => stranger(n)));
  await program.stop();
  const most = Number(/Peak memory: (\d+) bytes/.exec(program.output.stdout)?.[1]) / 2 ** 20;
  expect(most).toBeLessThan(80);
});
