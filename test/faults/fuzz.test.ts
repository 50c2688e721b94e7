import fc from 'fast-check';
import { type AccountSite, startAccountSite } from '../support/server/account-site';
import { ROUTES } from '../support/server/routes';

/** `npm run test:faults` has more; `FUZZ_SEED` repeats a run. */
const CASES = Number(process.env['FUZZ_CASES'] ?? 200);
const seed = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
/** Processor time of a call, all threads of this process together. */
const MOST_MS = 50;
/** On a busy machine, collecting garbage beside a call takes long, and counts for several calls. */
const MOST_TRIES = 20;
const GAME_KEY = 'key-of-the-game-servers-of-this-test';

let site: AccountSite;
const authorizations = new Map<string, string>();
beforeAll(async () => {
  site = await startAccountSite({ GAME_SERVER_KEY: GAME_KEY });
  authorizations.set('a game server', `Bearer ${GAME_KEY}`);
});
beforeEach(async () => {
  // Calls of the route before may have ended these.
  await site.database.redis.flushdb();
  authorizations.set('an admin', `Bearer ${(await site.add('Boss', 'admin')).token}`);
  authorizations.set('a user', `Bearer ${(await site.add('Alex')).token}`);
});
afterAll(() => site.stop());

const odd = [
  ...[
    '',
    ' ',
    '\0',
    '\u202eevil',
    'a\u200db',
    '\u2066x\u2069',
    '\ufeff',
    '\ud800',
    '\udfff\ud800',
    '\u{e0041}',
  ],
  ...[
    'аdmin',
    'Ａｄｍｉｎ',
    'İ',
    'ß',
    'ﬃ',
    'e\u0301'.repeat(50),
    '👩‍👩‍👧‍👦',
    '\u0000__proto__',
    '__proto__',
    'constructor',
  ],
  ...[
    'toString',
    '%00',
    '%',
    '..',
    '../..',
    '<script>',
    "'); redis.call('FLUSHALL')",
    '${7*7}',
    '{{7*7}}',
    '-1',
    'NaN',
  ],
  ...[
    '1e999',
    '9007199254740993',
    '2026-13-45T99:99:99Z',
    'a@b',
    'a@аpple.example',
    `${'a'.repeat(300)}@example.org`,
  ],
  ...['a'.repeat(70_000), '\n'.repeat(5_000), `${'a'.repeat(64)}!`.repeat(40)],
];
const text = fc.oneof(
  fc.constantFrom(...odd),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
    .map((units) => String.fromCharCode(...units)),
  fc.uuid(),
  fc.emailAddress(),
);
const value = fc.oneof(
  text,
  fc.jsonValue({ maxDepth: 4 }),
  fc.array(text, { maxLength: 4 }),
  fc.double(),
  fc.constant(null),
);

/** Names that calls know, and some that they had better not. */
const NAMES = [
  ...[
    'username',
    'email',
    'password',
    'currentPassword',
    'role',
    'position',
    'answers',
    'guidelinesReadAt',
    'idempotencyKey',
  ],
  ...[
    'code',
    'ticket',
    'name',
    'response',
    'state',
    'note',
    'text',
    'subject',
    'message',
    'players',
    'confirmed',
    'uuid',
    '__proto__',
    'constructor',
    'length',
  ],
];
const name = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...NAMES) }, { weight: 1, arbitrary: text });
const record = fc.array(fc.tuple(name, value), { maxLength: 12 });
const toJson = (members: readonly (readonly [string, unknown])[]) =>
  `{${members.map(([key, content]) => `${JSON.stringify(key)}:${JSON.stringify(content) ?? 'null'}`).join(',')}}`;
/** Names may come twice, which no object could hold. */
const body = fc.oneof(
  { weight: 8, arbitrary: record.map(toJson) },
  { weight: 2, arbitrary: fc.jsonValue().map((content) => JSON.stringify(content)) },
  { weight: 1, arbitrary: text },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 1, max: 20_000 }).map((depth) => `{"answers":${'['.repeat(depth)}`),
  },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 1, max: 20_000 })
      .map((depth) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)),
  },
  {
    weight: 1,
    arbitrary: fc.constant(
      `{"answers":{${Array.from({ length: 3_000 }, (_, n) => `"f${String(n)}":"x"`).join(',')}}}`,
    ),
  },
);
const segment = fc.oneof(text, fc.uuid(), fc.constantFrom('pvp', 'lifesteal'));
const query = fc
  .array(
    fc.tuple(
      fc.constantFrom('q', 'cursor', 'mode', 'range', 'state', 'position', 'announcement', 'x[]'),
      text,
    ),
    { maxLength: 3 },
  )
  .map((pairs) => pairs.map(([key, content]) => `${key}=${encode(content)}`).join('&'));
const who = fc.constantFrom('nobody', 'an admin', 'a user', 'a game server', 'garbage');

/** As far as a lone surrogate can be put in an address. */
function encode(content: string): string {
  return encodeURIComponent(content.toWellFormed().slice(0, 2_000));
}

/** One part of a path; nothing, and the dots that lead up, never get there. */
function toSegment(content: string): string {
  const encoded = encode(content);
  return ['', '.', '..'].includes(encoded) ? 'x' : encoded;
}

async function costOf(call: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

test.each(Object.keys(ROUTES))(
  '%s answers as the contract says, and soon, whatever it is sent',
  async (route) => {
    const [method = '', path = ''] = route.split(' ');
    const given = fc.record({
      who,
      body,
      query,
      segments: fc.array(segment, { minLength: 2, maxLength: 2 }),
    });
    const property = fc.asyncProperty(given, async ({ who, body, query, segments }) => {
      let next = 0;
      const filled = path.replace(/:\w+/g, () => toSegment(segments[next++] ?? ''));
      const authorization =
        who === 'garbage' ? `Bearer ${encode(segments[0] ?? '')}` : authorizations.get(who);
      const headers = authorization === undefined ? {} : { Authorization: authorization };
      const call = async () => {
        const content = method === 'GET' ? {} : { body };
        const { status } = await site.call(`${method} /api${filled}?${query}`, { ...content, headers });
        if (status >= 500 && status !== 503) throw new Error(`Answered with ${String(status)}`);
      };
      // What a call costs by itself: other work of this process, such as collecting garbage, does not come every time.
      const costs = [await costOf(call)];
      while (Math.min(...costs) > MOST_MS && costs.length < MOST_TRIES) costs.push(await costOf(call));
      if (Math.min(...costs) > MOST_MS) throw new Error(`Took ${costs.map(Math.round).join(', ')} ms`);
    });
    await fc.assert(property, { numRuns: CASES, seed, verbose: 1 });
  },
  30_000 + CASES * 200,
);
