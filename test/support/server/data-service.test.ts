import { startTestDatabase, type TestDatabase } from './data-service';

describe('the database for tests', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await startTestDatabase();
  });
  afterEach(() => database.stop());

  it('starts empty and records the commands that come in', async () => {
    expect(await database.redis.dbsize()).toBe(0);
    database.commands.length = 0;
    await database.redis.pipeline().set('a', 1).get('a').exec();
    expect(database.commands).toEqual([
      ['set', 'a', '1'],
      ['get', 'a'],
    ]);
  });

  it('answers nothing while frozen, and what waited afterwards', async () => {
    database.freeze();
    const headers = { Authorization: `Bearer ${database.token}` };
    const hurried = fetch(`${database.url}/ping`, { headers, signal: AbortSignal.timeout(100) });
    const patient = database.redis.set('a', 1);
    await expect(hurried).rejects.toThrow('timeout');
    database.thaw();
    expect(await patient).toBe('OK');
  });

  it('refuses connections once stopped, frozen or not', async () => {
    database.freeze();
    await database.stop();
    await expect(database.redis.get('a')).rejects.toThrow('fetch failed');
  });
});
