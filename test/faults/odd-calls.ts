import fc from 'fast-check';

const ODD = [
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
  '1e999',
  '9007199254740993',
  '2026-13-45T99:99:99Z',
  'a@b',
  'a@аpple.example',
  `${'a'.repeat(300)}@example.org`,
  'a'.repeat(70_000),
  '\n'.repeat(5_000),
  `${'a'.repeat(64)}!`.repeat(40),
];
const text = fc.oneof(
  fc.constantFrom(...ODD),
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
  fc.integer(),
  fc.constantFrom(null, true, 0, -0, -1, 2 ** 31, Number.MAX_SAFE_INTEGER, Number.MAX_VALUE),
);

/** Unknown to all calls, and some of them dangerous. */
const STRANGE_NAMES = ['role', 'confirmed', '__proto__', 'constructor', 'length'];
const PARAMETERS = [
  'q',
  'cursor',
  'mode',
  'range',
  'state',
  'position',
  'announcement',
  'month',
  'p_resp',
  'x[]',
];

type Members = readonly (readonly [name: string, content: unknown])[];

/** Members as a list, because names may repeat, which an object does not allow. */
const toJson = (members: Members): string =>
  `{${members.map(([name, content]) => `${JSON.stringify(name)}:${JSON.stringify(content) ?? 'null'}`).join(',')}}`;

/** Bodies unlike any call: deep, wide, empty, or not JSON. */
const nonsense = fc.oneof(
  fc.jsonValue().map((content) => JSON.stringify(content)),
  text,
  fc.integer({ min: 1, max: 20_000 }).map((depth) => `{"answers":${'['.repeat(depth)}`),
  fc.integer({ min: 1, max: 20_000 }).map((depth) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)),
  fc.constant(
    toJson([
      ['answers', Object.fromEntries(Array.from({ length: 3_000 }, (_, n) => [`f${String(n)}`, 'x']))],
    ]),
  ),
);

/** One change to a valid call: an odd value at one place, a removal, or a value repeated many times. */
const change = fc.record({
  at: fc.nat(),
  how: fc.oneof(
    { weight: 8, arbitrary: value.map((content) => () => content) },
    { weight: 1, arbitrary: fc.constant(() => undefined) },
    {
      weight: 1,
      arbitrary: fc
        .integer({ min: 0, max: 1_200 })
        .map(
          (count) => (old: unknown) =>
            Array.from({ length: count }, () => (Array.isArray(old) ? old[0] : old)),
        ),
    },
  ),
});
type Change = typeof change extends fc.Arbitrary<infer One> ? One : never;

type Place = readonly string[];

/** Returns the paths of all values that can be changed. */
function placesIn(content: unknown): Place[] {
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([name, inner]): Place[] => [
    [name],
    ...placesIn(inner).map((place) => [name, ...place]),
  ]);
}

function changedAt(content: unknown, [name, ...rest]: Place, how: Change['how']): unknown {
  if (name === undefined) return how(content);
  const fields = { ...(content as Record<string, unknown>) };
  fields[name] = changedAt(fields[name], rest, how);
  return Array.isArray(content) ? Object.values(fields) : fields;
}

/** Valid calls with an odd part, because plausible input gets further than nonsense. */
function nearly(good: unknown): fc.Arbitrary<string> {
  const places = placesIn(good);
  if (places.length === 0) return nonsense;
  return fc
    .array(change, { minLength: 1, maxLength: 3 })
    .map((changes) =>
      JSON.stringify(
        changes.reduce(
          (content, { at, how }) => changedAt(content, places[at % places.length] ?? [], how),
          good,
        ),
      ),
    );
}

/** More than any route accepts. Longer bodies would exceed the platform's limit and only measure the transfer. */
const MOST_CHARACTERS = 600_000;

/** Bodies for a route that accepts `good`; `good` is undefined if the route takes no body. */
export function bodiesLike(good: unknown): fc.Arbitrary<string> {
  const known = [...placesIn(good).map((place) => place.at(-1) ?? ''), ...STRANGE_NAMES];
  const name = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: text });
  const members = fc.array(fc.tuple(name, value), { maxLength: 12 }).map(toJson);
  const bodies = fc.oneof(
    { weight: 4, arbitrary: nearly(good) },
    { weight: 4, arbitrary: members },
    { weight: 3, arbitrary: nonsense },
  );
  return bodies.map((body) => body.slice(0, MOST_CHARACTERS));
}

/** Encodes a text for an address; lone surrogates are replaced. */
export const encode = (content: string): string => encodeURIComponent(content.toWellFormed().slice(0, 2_000));

/** One segment of a path. Empty segments and dot segments never reach a function. */
export const segment = fc
  .oneof(text, fc.uuid(), fc.constantFrom('skywars', 'parkour', 'Alex', 'third'))
  .map((content) => {
    const encoded = encode(content);
    return ['', '.', '..'].includes(encoded) ? 'x' : encoded;
  });

export const query = fc
  .array(fc.tuple(fc.constantFrom(...PARAMETERS), text), { maxLength: 3 })
  .map((pairs) => pairs.map(([name, content]) => `${name}=${encode(content)}`).join('&'));
