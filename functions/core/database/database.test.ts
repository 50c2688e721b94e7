import { type PublicLookups as HttpHost, startLookupHost } from '../../../test/support/fakes/public-lookups';
import { type Database, DatabaseError, openDatabase } from './database';

let host: HttpHost;
afterEach(() => host.stop());

async function openOn(...[respond]: Parameters<typeof startLookupHost>): Promise<Database> {
  host = await startLookupHost(respond);
  return openDatabase({ url: host.url, token: 'token' });
}

const commands: readonly (readonly [string, (database: Database) => Promise<unknown>])[] = [
  ['get', (database) => database.get('key')],
  ['eval', (database) => database.eval('return 1', [], [])],
  ['ping', (database) => database.ping()],
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
  '%s is given up within half a second, while it waits and while the answer drips in',
  async (_name, run) => {
    const database = await openOn((_request, response) => {
      if (host.requests.length === 2) response.write('{"result":');
    });
    const began = performance.now();
    await Promise.all([1, 2].map(() => expect(run(database)).rejects.toThrow(DatabaseError)));
    expect(performance.now() - began).toBeLessThan(1_000);
  },
);

test.each(['<html></html>', '', '{"error":"ERR no"}', '{"result":5}', '{}'])(
  'an answer %j is no text and no pong',
  async (body) => {
    const database = await openOn((_request, response) => response.end(body));
    await expect(database.get('key')).rejects.toThrow(DatabaseError);
    await expect(database.ping()).rejects.toThrow(DatabaseError);
  },
);
