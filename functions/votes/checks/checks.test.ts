import type { ServerResponse } from 'node:http';
import { startVoteService, type VoteService } from '../../../test/support/fakes/vote-service';
import { FakeClock, limitBy } from '../../../test/support/server/fake-clock';
import { perVoteSite } from '../../core/env/vote-settings';
import { checksOf } from './checks';
import type { AskedCheckName, VoteCheck } from './vote-check';

let service: VoteService;
beforeEach(async () => {
  service = await startVoteService();
});
afterEach(() => service.stop());

function checkOf(check: AskedCheckName, key: string | null = 'K/1'): VoteCheck | undefined {
  const setting = { check, key, url: service.url };
  return checksOf(
    perVoteSite((site) => (site === 'first' ? setting : null)),
    'tests',
  ).get('first');
}

const json = (voted: unknown, claimed: unknown) => JSON.stringify({ voted, claimed });
const digits = { not_voted: '0', voted: '1', claimed: '2' };
const booleans = { not_voted: json(false, false), voted: json(true, false), claimed: json(true, true) };

/** Requests and answers from the services' documentation. */
const SERVICES = [
  {
    name: 'minecraft-mp',
    ask: ['GET', '/api/?object=votes&element=claim&key=K%2F1&username=.Alex', ''],
    claim: ['POST', '/api/?action=post&object=votes&element=claim&key=K%2F1&username=.Alex', ''],
    answers: digits,
    used: ['1'],
    unused: ['0', '2', ''],
  },
  {
    name: 'minecraft-server-net',
    ask: ['POST', '/api/', 'action=checkVote&key=K%2F1&player=.Alex'],
    claim: ['POST', '/api/', 'action=setClaimed&key=K%2F1&player=.Alex'],
    answers: digits,
    used: ['2', '1'],
    unused: ['0', ''],
  },
  {
    name: 'minecraftlist-org',
    ask: ['GET', '/api/v1/check/K%2F1/.Alex', ''],
    claim: ['GET', '/api/v1/claim/K%2F1/.Alex', ''],
    answers: booleans,
    used: [booleans.claimed],
    unused: [booleans.voted, json(true, 'true')],
  },
  {
    name: 'minecraftservers-biz',
    ask: ['GET', '/api/votes/check/K%2F1/.Alex/', ''],
    claim: ['POST', '/api/votes/claim/K%2F1/.Alex/', ''],
    answers: booleans,
    used: [booleans.claimed],
    unused: [booleans.voted, json(true, 1)],
  },
  {
    name: 'craftservers',
    ask: ['GET', '/api/vrc?key=K%2F1&check=.Alex', ''],
    claim: ['GET', '/api/vrc?key=K%2F1&claim=.Alex', ''],
    answers: booleans,
    used: [booleans.claimed],
    unused: [booleans.voted, json(true, null)],
  },
] as const;

const lastCall = () => {
  const { method, path, body } = service.calls.at(-1) ?? {};
  return [method, path, body];
};

describe.each(SERVICES)('$name', ({ name, ask, claim, answers, used, unused }) => {
  test('is asked and told as it documents', async () => {
    const check = checkOf(name);
    await check?.ask('.Alex');
    expect(lastCall()).toEqual(ask);
    await check?.claim('.Alex');
    expect(lastCall().map((part) => decodeURIComponent(part ?? ''))).toEqual(
      claim.map((part) => decodeURIComponent(part)),
    );
  });

  test('is understood where it answers as it documents', async () => {
    for (const [meaning, text] of Object.entries(answers)) {
      service.answer = text;
      expect(await checkOf(name)?.ask('Alex')).toBe(meaning);
    }
    for (const text of used) {
      service.answer = text;
      expect(await checkOf(name)?.claim('Alex')).toBe('used');
    }
    for (const text of unused) {
      service.answer = text;
      expect([text, await checkOf(name)?.claim('Alex')]).toEqual([text, 'unknown']);
    }
  });

  const status =
    (code: number, headers = {}) =>
    (response: ServerResponse) => {
      response.writeHead(code, headers).end(answers.voted);
    };
  test.each([
    ['500', status(500)],
    ['404', status(404)],
    ['a redirect', status(302, { Location: '/elsewhere' })],
    ['201', status(201)],
    ['HTML', '<!doctype html><title>1</title>'],
    ['nothing', ''],
    ['JSON that was cut short', '{"voted":true,"claimed":fal'],
    ['true as text', json('true', 'false')],
    ['true alone', 'true'],
    ['a number for yes', json(1, 0)],
    ['half of the answer', '{"voted":true}'],
    ['a list', '[true,false]'],
    ['an error beside the answer’s shape', '{"error":"unknown key"}'],
    ['another digit', '3'],
    ['two digits', '11'],
    ['the name of a property', 'constructor'],
    ['more than it may', ' '.repeat(5_000) + answers.voted],
  ])('says nothing with %s', async (_what, answer) => {
    service.answer = answer;
    expect(await checkOf(name)?.ask('Alex')).toBe('unknown');
    expect(await checkOf(name)?.claim('Alex')).toBe('unknown');
    expect(service.calls).toHaveLength(2);
  });

  test('says nothing when it does not answer in time, or breaks off', async () => {
    const clock = new FakeClock();
    limitBy(clock);
    const asked = new Promise<void>((resolve) => {
      service.answer = () => resolve();
    });
    const waiting = checkOf(name)?.ask('Alex');
    await asked;
    clock.advance(3_000);
    expect(await waiting).toBe('unknown');
    service.answer = (response) => response.destroy();
    expect(await checkOf(name)?.ask('Alex')).toBe('unknown');
  });

  test('is not asked at all without a key', () => {
    expect(checkOf(name, null)).toBeUndefined();
  });
});

test.each<[AskedCheckName, string]>([
  ['minecraft-mp', 'https://minecraft-mp.com/api/'],
  ['minecraft-server-net', 'https://minecraft-server.net/api/'],
  ['minecraftlist-org', 'https://minecraftlist.org/api/v1/check/K/Alex'],
  ['minecraftservers-biz', 'https://minecraftservers.biz/api/votes/check/K/Alex/'],
  // Without `www.` it redirects, and the address holds the key.
  ['craftservers', 'https://www.craftservers.net/api/vrc'],
])('%s is asked at the address that it documents', async (check, address) => {
  const asked = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('1'));
  try {
    const settings = perVoteSite((site) => (site === 'first' ? { check, key: 'K', url: null } : null));
    await checksOf(settings, 'tests').get('first')?.ask('Alex');
    const { origin, pathname } = new URL(String(asked.mock.calls[0]?.[0]));
    expect(`${origin}${pathname}`).toBe(address);
  } finally {
    asked.mockRestore();
  }
});
