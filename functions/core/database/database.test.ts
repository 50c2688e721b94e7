import { type PublicLookups as HttpHost, startLookupHost } from '../../../test/support/fakes/public-lookups';
import { FakeClock, limitBy } from '../../../test/support/server/fake-clock';
import { type Database, DatabaseError, FAST_MS, openDatabase } from './database';

let host: HttpHost;
afterEach(() => host.stop());

async function openOn(...[respond]: Parameters<typeof startLookupHost>): Promise<Database> {
  host = await startLookupHost(respond);
  return openDatabase({ url: host.url, token: 'token' });
}

const commands: readonly (readonly [string, (database: Database) => Promise<unknown>])[] = [
  ['send', (database) => database.send('HGET', 'key', 'field')],
  ['get', (database) => database.get('key')],
  ['getAll', (database) => database.getAll(['key', 'other'])],
  ['set', (database) => database.set('key', 'value', 1_000)],
  ['setMissing', (database) => database.setMissing('key', 'value', 1_000)],
  ['eval', (database) => database.eval('return 1', [], [])],
];

test.each(commands)(
  '%s is sent once, also when the connection drops: it may have been carried out',
  async (_name, run) => {
    const database = await openOn((request) => request.socket.destroy());
    await expect(run(database)).rejects.toThrow(DatabaseError);
    expect(host.requests).toHaveLength(1);
  },
);

test.each(commands)(
  '%s is given up within half a second, while it waits and while the response drips in',
  async (_name, run) => {
    const { promise: bothCame, resolve: tell } = Promise.withResolvers<undefined>();
    const database = await openOn((_request, response) => {
      if (host.requests.length === 2) response.write('{"result":', () => tell(undefined));
    });
    const clock = new FakeClock();
    limitBy(clock);
    const pending = [1, 2].map(() => expect(run(database)).rejects.toThrow(DatabaseError));
    await bothCame;
    clock.advance(FAST_MS);
    await Promise.all(pending);
    expect(FAST_MS).toBeLessThan(500);
  },
);

test.each(['<html></html>', '', '{"error":"ERR no"}', '{"result":5}', '{}'])(
  'an answer %j is no text, no list, and no success',
  async (body) => {
    const database = await openOn((_request, response) => response.end(body));
    for (const [name, run] of commands) {
      if (!['send', 'eval'].includes(name)) await expect(run(database)).rejects.toThrow(DatabaseError);
    }
  },
);
