import { questionsOf } from '@/lib/questions';
import { asShown, markupIn } from '../../test/support/fakes/chat-markup';
import { POSITIONS } from '../../test/support/fixtures/applications';
import { useAnnouncing } from '../../test/support/server/announcing';
import { answersOf, toldOf } from '../../test/support/server/stored-application';
import { cutText } from './delivery/cut-text';

const site = useAnnouncing();
const { submit, announcement, waiting } = site;

describe.each(POSITIONS)('an application for %s', (position) => {
  test.each([
    ['shortest', () => 'x'],
    ['longest', (limit: number) => 'y'.repeat(limit)],
    ['emoji', (limit: number) => '👩‍👩‍👧‍👦'.repeat(limit / 11)],
    ['right-to-left', (limit: number) => 'שלום \u202eעולם\u202c '.repeat(limit / 13)],
    ['markdown', () => '# Hi\n**b** __u__ ||s|| `c` ```js\nx``` [a](https://b.example) > q\n- l <t:1:R>'],
    ['mention-like', () => '@everyone @here <@123> <@&456> <#789> </cmd:1> <id:guide> @Staff'],
  ] as const)(
    'with %s answers is taken in order, and its parts together are the answers',
    async (_what, answer) => {
      const answers = answersOf(position, answer);
      const id = await submit(position, answers);
      expect(site.sink.refusals).toEqual([]);
      const told = toldOf(site.sink.messages, id);
      expect(told.filter(([, value]) => markupIn(value) !== null)).toEqual([]);
      expect(told.map(([label, value]) => [label, asShown(value)])).toEqual([
        ['Position', position],
        ...questionsOf(position).map(({ id: name, label }) => [label, cutText(answers[name] ?? '', 1_024)]),
      ]);
      for (const message of site.sink.messages) {
        expect(JSON.stringify(message).isWellFormed()).toBe(true);
        expect(message.allowed_mentions).toEqual({ parse: [] });
      }
      expect(await announcement(id)).toEqual({
        state: 'sent',
        sentParts: site.sink.messages.length,
        parts: site.sink.messages.length,
        attempts: 0,
        reason: null,
        nextAttemptAt: null,
      });
      expect(await waiting()).toEqual([]);
    },
  );
});
