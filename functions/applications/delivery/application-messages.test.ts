import fc from 'fast-check';
import { questionsOf } from '@/lib/questions';
import { whyRefused } from '../../../test/support/fakes/chat-limits';
import { asShown } from '../../../test/support/fakes/chat-markup';
import { aPosition } from '../../../test/support/fixtures/a-network';
import { POSITIONS } from '../../../test/support/fixtures/applications';
import { answersOf, thirtyAnswers } from '../../../test/support/server/stored-application';
import { type ChatMessage, applicationMessages } from './application-messages';

const id = '9b2f0c3e-5a61-4d5e-8f0a-1c2d3e4f5a6b';
const submittedAt = Date.parse('2026-05-25T12:00:00.000Z');

const messagesOf = (position: string, answers: Record<string, string>) =>
  applicationMessages({ id, position, ign: answers['ign'] ?? '', answers, submittedAt });
const embedsOf = (messages: readonly ChatMessage[]) => messages.flatMap(({ embeds }) => embeds);
const fieldsOf = (messages: readonly ChatMessage[]) => embedsOf(messages).flatMap(({ fields }) => fields);

test.each([
  ['Developer', 'New Developer Application', 65_535],
  ['Media/YouTuber', 'New Media/YouTuber Application', 16_711_680],
  ['Moderator', 'New Moderator Application', 16_776_960],
  ['Partner', 'New Partnership Application', 16_738_740],
  ['Architect', 'New Architect Application', 65_280],
] as const)('%s is announced as %s in its color', (position, title, color) => {
  const [message] = messagesOf(
    position,
    answersOf(position, (_limit, name) => name),
  );
  expect(message?.content).toBe(`New ${position} Application Received`);
  expect(message?.embeds[0]).toMatchObject({ title, color });
  expect(message?.allowed_mentions).toEqual({ parse: [] });
});

test('a position is announced by its title, in the color of others unless it has its own', () => {
  aPosition('Architect', { title: 'Bauteam', chat: undefined });
  const [message] = messagesOf('Architect', {});
  expect(message?.content).toBe('New Bauteam Application Received');
  expect(message?.embeds[0]).toMatchObject({ title: 'New Bauteam Application', color: 10_181_046 });
  expect(fieldsOf(message ? [message] : [])[0]).toMatchObject({ name: 'Position', value: 'Bauteam' });
});

test('a position that the site dropped meanwhile is announced all the same, in the color of others', () => {
  const [message] = applicationMessages({
    ...{ id, position: 'Gardener', ign: 'Alex', submittedAt },
    answers: { ign: 'Alex' },
  });
  expect(message?.embeds).toEqual([
    expect.objectContaining({ title: 'New Gardener Application', color: 10_181_046 }),
  ]);
  expect(fieldsOf(message ? [message] : []).map(({ name, value }) => [name, value])).toEqual([
    ['Position', 'Gardener'],
    ['ign', 'Alex'],
  ]);
});

test.each(POSITIONS)(
  '%s: the position first, then each question by its label in the form’s order',
  (position) => {
    const fields = fieldsOf(
      messagesOf(
        position,
        answersOf(position, (_limit, name) => `My ${name}`),
      ),
    );
    expect(fields).toEqual([
      { name: 'Position', value: position, inline: false },
      ...questionsOf(position).map(({ id: name, label }) => ({
        name: label,
        value: `My ${name}`,
        inline: false,
      })),
    ]);
  },
);

/** Returns the messages of an unknown position, whose fields are the answers alone, under their names. */
const messagesWith = (answers: Record<string, string>) =>
  applicationMessages({ id, position: 'Gardener', ign: answers['ign'] ?? '', answers, submittedAt });

test('at most 24 fields are in an embed; the next one has (Part 2) in its title, in the same message', () => {
  const messages = messagesWith(thirtyAnswers(() => 'Yes'));
  expect(messages.map(({ embeds }) => embeds.map(({ fields }) => fields.length))).toEqual([[24, 7]]);
  expect(embedsOf(messages).map(({ title }) => title)).toEqual([
    'New Gardener Application',
    'New Gardener Application (Part 2)',
  ]);
});

test('what is too much for one message goes on in others: parts count on, the text is on the first alone', () => {
  const messages = messagesWith(thirtyAnswers((limit) => 'a'.repeat(limit)));
  expect(messages.length).toBeGreaterThan(2);
  expect(messages.map(({ content }) => content)).toEqual([
    'New Gardener Application Received',
    ...messages.slice(1).map(() => undefined),
  ]);
  expect(embedsOf(messages).map(({ title }) => title)).toEqual(
    embedsOf(messages).map((_embed, index) =>
      index === 0 ? 'New Gardener Application' : `New Gardener Application (Part ${String(index + 1)})`,
    ),
  );
});

test('the last embed of each message, and no other, says whose application it is and when it was sent', () => {
  const messages = messagesWith({ ...thirtyAnswers((limit) => 'a'.repeat(limit / 2)), ign: 'Alex_1' });
  expect(messages.length).toBeGreaterThan(1);
  for (const { embeds } of messages) {
    expect(embeds.at(-1)).toMatchObject({
      footer: { text: `Applicant: Alex_1 · ${id}` },
      timestamp: '2026-05-25T12:00:00.000Z',
    });
    for (const embed of embeds.slice(0, -1)) {
      expect(embed).not.toHaveProperty('footer');
      expect(embed).not.toHaveProperty('timestamp');
    }
  }
});

test.each(['', '   ', '\n\t', '\u200b\u2060', undefined])('a blank answer %j is "Not provided"', (answer) => {
  const answers = answersOf('Architect', () => 'x');
  if (answer === undefined) delete answers['discord'];
  else answers['discord'] = answer;
  const fields = fieldsOf(messagesOf('Architect', answers));
  const label = questionsOf('Architect').find(({ id: name }) => name === 'discord')?.label;
  expect(fields.find(({ name }) => name === label)?.value).toBe('Not provided');
});

test('an answer of 1,024 characters is whole; a longer one is cut to 1,024 that end with three dots', () => {
  const values = [1_024, 1_025, 4_000].map((length) => {
    const fields = fieldsOf(
      messagesOf(
        'Partner',
        answersOf('Partner', () => 'b'.repeat(length)),
      ),
    );
    return fields[1]?.value;
  });
  expect(values).toEqual(['b'.repeat(1_024), `${'b'.repeat(1_021)}...`, `${'b'.repeat(1_021)}...`]);
});

test.each([
  ['an emoji of several', '👩‍👩‍👧‍👦'],
  ['a flag', '🇩🇪'],
  ['a letter with its accent apart', 'e\u0301'],
  ['a character outside the basic plane', '𝒜'],
])('a cut goes around %s', (_what, character) => {
  for (let shift = 0; shift < character.length; shift += 1) {
    const text = 'x'.repeat(shift) + character.repeat(1_100);
    const value = fieldsOf(messagesWith({ ign: text }))[1]?.value ?? '';
    expect(value.length).toBeLessThanOrEqual(1_024);
    expect(value.length).toBeGreaterThan(1_024 - character.length);
    const kept = value.slice(shift, -'...'.length);
    expect(kept).toBe(character.repeat(kept.length / character.length));
  }
});

test('marks piled up without end are cut, yet never within a code point', () => {
  const value = fieldsOf(messagesWith({ ign: `ab${'\u{1e8d0}'.repeat(2_000)}` }))[1]?.value ?? '';
  expect(value.isWellFormed()).toBe(true);
  expect(value.length).toBeGreaterThan(1_000);
});

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 4_000, size: 'max' }),
  fc.string({ unit: 'binary', maxLength: 4_000, size: 'max' }),
  fc.constantFrom(
    '😀'.repeat(2_000),
    '@everyone <@&1> `x` **y**',
    '[*](https://example.org/a_b) '.repeat(130),
    '\\'.repeat(4_000),
    'שלום '.repeat(800),
    'a\u0301'.repeat(2_000),
    '',
  ),
);

test('whatever the answers: the platform takes every message, and nothing is missing, twice or out of order', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...POSITIONS),
      fc.array(text, { minLength: 1, maxLength: 6 }),
      (position, texts) => {
        let next = 0;
        const answers = answersOf(position, () => texts[next++ % texts.length] ?? '');
        const messages = messagesOf(position, answers);
        expect(messages.map(whyRefused)).toEqual(messages.map(() => null));
        const fields = fieldsOf(messages);
        expect(fields).toHaveLength(questionsOf(position).length + 1);
        for (const [index, { id: name, label }] of questionsOf(position).entries()) {
          const { name: said, value = '' } = fields[index + 1] ?? {};
          const answer = answers[name] ?? '';
          expect(said).toBe(label);
          if (asShown(value) !== answer && value !== 'Not provided') {
            expect(value.length).toBeGreaterThan(900);
            expect(value.endsWith('...')).toBe(true);
            expect(answer.startsWith(asShown(value.slice(0, -3)))).toBe(true);
          }
        }
      },
    ),
    { numRuns: 200 },
  );
});
