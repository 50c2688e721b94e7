import { useAnnouncing } from '../../../test/support/server/announcing';
import { idIn, thirtyAnswers } from '../../../test/support/server/stored-application';
import type { Post } from '../../core/outbox/post';
import type { ChatMessage } from './application-messages';

const MINUTE = 60_000;

const site = useAnnouncing();
const { toSink, newInstance, newRetractor, add, submit, erase } = site;

const long = () => thirtyAnswers((limit) => 'z'.repeat(limit));
const standing = () => site.sink.standing.map(idIn);

test('all messages of an application that is erased are deleted from the chat, and no others', async () => {
  const [erased, other] = [await submit('Moderator', long()), await submit()];
  expect(site.sink.standing.length).toBeGreaterThan(2);
  await erase(erased);
  await newRetractor().deliver(erased);
  expect(standing()).toEqual([other]);
  expect(await newRetractor().sweep()).toEqual({ sent: 0, postponed: 0, dead: 0 });
});

test('while the chat is down they wait, and are deleted once it is back, whatever it did meanwhile', async () => {
  const id = await submit('Moderator', long());
  await erase(id);
  site.sink.retryAfter = 60;
  for (const mode of ['refused', 'failing', 'lost', 'limited'] as const) {
    site.sink.mode = mode;
    await newRetractor().sweep();
    site.clock.advance(16 * MINUTE);
  }
  site.sink.mode = 'ok';
  await newRetractor().sweep();
  expect(standing()).toEqual([]);
});

test('a webhook that is gone has taken its messages along', async () => {
  const id = await submit();
  await erase(id);
  site.sink.mode = 'gone';
  await newRetractor().deliver(id);
  site.sink.mode = 'ok';
  expect(await newRetractor().sweep()).toEqual({ sent: 0, postponed: 0, dead: 0 });
});

test('what the chat takes while its application is erased is deleted, too', async () => {
  const id = await add('Moderator', long());
  const erasing: Post<ChatMessage> = async (message) => {
    const outcome = await toSink()(message);
    if (site.sink.messages.length === 2) await erase(id);
    return outcome;
  };
  await newInstance(erasing).deliver(id);
  expect(site.sink.messages).toHaveLength(2);
  await newRetractor().sweep();
  expect(standing()).toEqual([]);
});

test('nothing of what was erased is left in the database three days later', async () => {
  const id = await submit();
  await erase(id);
  const keys = await site.database.redis.keys('application:retraction:*');
  expect(await Promise.all(keys.map((key) => site.database.redis.pttl(key)))).toEqual([
    expect.closeTo(3 * 86_400_000, -5),
  ]);
});
