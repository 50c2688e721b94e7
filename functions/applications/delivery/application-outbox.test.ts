import { engines, serve } from '../../../local/data-service/test-engines';
import { startLookupHost } from '../../../test/support/fakes/public-lookups';
import { applicationOf } from '../../../test/support/server/stored-application';
import { DatabaseError, openDatabase, PATIENT_MS } from '../../core/database/database';
import type { AuditRecord } from '../../core/request';
import { createApplicationStore } from '../store/application-store';
import { createApplicationOutbox } from './application-outbox';

const now = 1_750_000_000_000;
const audit: AuditRecord = {
  id: '6f0e6c36-0000-4000-8000-000000000000',
  at: now + 500,
  actor: { id: 'a' },
  action: 'application.resent',
};

describe.each(engines)('the outbox on the %s engine', (_kind, open) => {
  let service: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    service = await serve(open);
  });
  beforeEach(() => service.redis.flushdb());
  afterAll(() => service.close());

  const add = async () => {
    const application = applicationOf('Architect', { submittedAt: now });
    await createApplicationStore(openDatabase(service, PATIENT_MS)).add(application, now);
    return application;
  };
  const lease = { now, until: now + 30, held: 0 };

  test('gives out an application as it was stored', async () => {
    const outbox = createApplicationOutbox(openDatabase(service, PATIENT_MS));
    const { id, position, answers, submittedAt } = await add();
    const item = { id, position, answers, submittedAt };
    expect(await outbox.claim(id, lease)).toMatchObject({ item });
  });

  test('what was given up is sent again by an admin, logged once, and ends the pause of a webhook that was gone', async () => {
    const outbox = createApplicationOutbox(openDatabase(service, PATIENT_MS));
    const { id } = await add();
    const claimed = await outbox.claim(id, lease);
    if (!claimed || 'pausedUntil' in claimed) throw new Error('There was nothing to claim.');
    const pause = { until: now + 9_000, endsWithResend: true };
    await outbox.reschedule(claimed, { failedAt: now, retryAt: null, reason: 'No', counts: true, pause }, 1);
    expect(await service.redis.hgetall(`application:record:${id}`)).toMatchObject({ announcement: 'dead' });
    expect(await outbox.due(now + 600, 9)).toMatchObject({ pausedUntil: now + 9_000 });
    expect(await outbox.resend(id, audit)).toBe('resent');
    expect(await outbox.resend(id, audit)).toBe('not_dead');
    expect(await outbox.resend('none', audit)).toBe('missing');
    expect(await outbox.due(now + 600, 9)).toEqual({ pausedUntil: 0, ids: [id] });
    const entries = await service.redis.zrange<string[]>('account:audit', 0, -1);
    expect(entries).toHaveLength(1);
    expect(String(entries[0])).toContain('application.resent');
  });
});

test.each(['{"result":{}}', '{"result":"1"}', '{"result":[]}', '<html></html>'])(
  'an answer %j to a resend is no success',
  async (body) => {
    const host = await startLookupHost((_request, response) => response.end(body));
    const outbox = createApplicationOutbox(openDatabase({ url: host.url, token: 'token' }));
    await expect(outbox.resend('id', audit)).rejects.toThrow(DatabaseError);
    await host.stop();
  },
);
