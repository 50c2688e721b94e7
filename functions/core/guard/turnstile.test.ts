import { startTurnstileService, type TurnstileService } from '../../../test/support/fakes/turnstile-service';
import { ApiError } from '../errors/api-error';
import type { LogEntry } from '../log';
import { turnstileGuard } from './turnstile';

const IP = '203.0.113.7';
let service: TurnstileService;
let lines: LogEntry[];
beforeEach(async () => {
  service = await startTurnstileService();
  lines = [];
});
afterEach(() => service.stop());

const guardOf = (differences = {}) =>
  turnstileGuard({
    url: service.url,
    secret: service.secret,
    userAgent: 'a site',
    log: (line) => lines.push(line),
    timeLimitMs: 500,
    ...differences,
  });

/** `passed`, or the code of the refusal. */
async function outcome(token: string | undefined, guard = guardOf()): Promise<string> {
  try {
    await guard.check(token, IP);
    return 'passed';
  } catch (fault) {
    if (!(fault instanceof ApiError)) throw fault;
    const { fields = {}, retryAfter } = fault.details;
    expect(fault.message).toMatch(/try again|again, then/);
    if (fault.code === 'validation_failed') expect(fields).toEqual({ turnstileToken: fault.message });
    if (fault.code === 'unavailable') expect(retryAfter).toBeGreaterThan(0);
    return fault.code;
  }
}

test('a token of the service passes, and the service is told who asks for whom', async () => {
  const token = service.issue();
  expect(await outcome(token)).toBe('passed');
  expect(service.forms).toEqual([
    {
      secret: service.secret,
      response: token,
      remoteip: IP,
      idempotency_key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ]);
  expect(lines).toEqual([]);
});

test('a token passes once', async () => {
  const token = service.issue();
  expect([await outcome(token), await outcome(token)]).toEqual(['passed', 'validation_failed']);
});

test.each(['made-up', '<script>', 'a&secret=b'])(
  'the token %j, which the service never gave, does not',
  async (token) => {
    expect(await outcome(token)).toBe('validation_failed');
    expect(service.forms[0]).toMatchObject({ response: token, secret: service.secret });
  },
);

test.each([undefined, ''])('without a token (%j) the service is not asked', async (token) => {
  expect(await outcome(token)).toBe('validation_failed');
  expect(service.forms).toEqual([]);
});

test.each(['internal-error', 'hangs', '500', 'HTML'] as const)(
  'what the service %s once does not matter: the token is looked at again, as the same',
  async (answer) => {
    service.next.push(answer);
    expect(await outcome(service.issue())).toBe('passed');
    const [first, second] = service.forms;
    expect(second).toEqual(first);
    expect(lines).toEqual([]);
  },
);

test.each(['internal-error', 'hangs', '500', 'HTML'] as const)(
  'while the service only %s nobody passes, and the log says why',
  async (answer) => {
    service.next.push(answer, answer);
    expect(await outcome(service.issue())).toBe('unavailable');
    expect(lines).toEqual([{ level: 'error', event: 'guard_failed', reason: 'no_answer' }]);
  },
);

test('with a service that is not there nobody passes', async () => {
  expect(await outcome('any', guardOf({ url: 'http://127.0.0.1:1/' }))).toBe('unavailable');
});

test.each([
  ['missing-input-secret', withoutSecret],
  ['invalid-input-secret', () => guardOf({ secret: 'wrong' })],
])('a site whose secret is wrong lets nobody pass and logs %s', async (reason, make) => {
  expect(await outcome(service.issue(), make())).toBe('unavailable');
  expect(lines).toEqual([{ level: 'error', event: 'guard_failed', reason }]);
  expect(JSON.stringify(lines)).not.toContain('wrong');
});

function withoutSecret() {
  service.next.push('missing-input-secret');
  return guardOf();
}
