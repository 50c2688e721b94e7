import fc from 'fast-check';
import { asShown, markupIn } from '../../../test/support/fakes/chat-markup';
import { asPlainText, cutPlainText } from './plain-text';

test.each([
  '[our rules](https://evil.example/login)',
  '[https://good.example](https://evil.example)',
  '[a]( <https://evil.example> "title")',
  '**bold** *slanted* ***both***',
  '__underlined__ _slanted_ snake_case',
  'a__b__c é_x_é',
  '~~struck~~ ||hidden||',
  '`code` ```\nblock\n```',
  '> quoted',
  '>>> all that follows',
  '# Heading',
  '  ## Heading',
  '-# small',
  '- one\n* two\n+ three',
  '1. first',
  '@everyone and @here, <@123>, <@!123>, <@&123>, <#123>, </help:1>',
  '<:smile:123> <a:party:123> <t:1618953630:R>',
  '\\[not](https://escaped.example)',
  '\\\\*two backslashes*',
  'https://x.example/<@123>',
  'https://x.example/@everyone',
])('%j is shown as it was written', (written) => {
  expect(markupIn(written) ?? asShown(written)).not.toBe(written);
  const sent = asPlainText(written);
  expect(markupIn(sent)).toBeNull();
  expect(asShown(sent)).toBe(written);
});

test.each([
  'I play 2-3 hours a day (weekends: more) - promise!',
  'alex@example.org',
  'See https://example.org/~alex/my_first__build?a=1&b=2#top',
  'Level 3.5, #1 of 20',
  'Steve_1 lives in Pacific/Pago_Pago',
  '¿Qué? Привет 👩‍🚀',
])('%j, which is no markup, is left alone', (written) => {
  expect(asPlainText(written)).toBe(written);
});

test('a cut text never ends in half an escape', () => {
  const written = fc.string({ unit: fc.constantFrom('\\', '*', 'a', '[', '\n', '> ', '😀'), minLength: 30 });
  fc.assert(
    fc.property(written, fc.integer({ min: 5, max: 40 }), (text, limit) => {
      const whole = asPlainText(text);
      const cut = cutPlainText(whole, limit);
      expect(cut.length).toBeLessThanOrEqual(limit);
      if (cut === whole) return;
      expect(cut.endsWith('...')).toBe(true);
      const kept = cut.slice(0, -3);
      expect(text.startsWith(asShown(kept))).toBe(true);
      const backslashes = /\\*$/.exec(kept)?.[0].length ?? 0;
      expect(backslashes % 2).toBe(0);
    }),
    { numRuns: 1_000 },
  );
});
