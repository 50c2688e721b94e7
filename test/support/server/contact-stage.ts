import { randomUUID } from 'node:crypto';
import type { ContactForm } from '@/contract/contact-requests';
import { createContactService } from '../../../functions/contact/contact';
import { contactForwarder, createContactDelivery } from '../../../functions/contact/contact-forwarder';
import { createContactOutbox } from '../../../functions/contact/store/contact-outbox';
import { createContactStore } from '../../../functions/contact/store/contact-store';
import { openDatabase } from '../../../functions/core/database/database';
import type { Post } from '../../../functions/core/outbox/post';
import type { Clock } from '../../../functions/core/time/clock';
import { type FormSink, startFormSink, taking } from '../fakes/form-sink';
import { visitorMessage } from '../fixtures/contact-message';
import { startTestDatabase, type TestDatabase } from './data-service';
import { FakeClock, HurriedClock } from './fake-clock';

export const MINUTE = 60_000;
export const DAY = 86_400_000;
export const form = { ...visitorMessage, message: 'Yesterday it was there.\nToday not.' };

/** Starts a database and a forwarder for the tests of a file, both reset before each. Call once at its top. */
export function useContact() {
  let database: TestDatabase;
  let sink: FormSink;
  let clock: FakeClock;
  beforeAll(async () => {
    [database, sink] = await Promise.all([startTestDatabase(), startFormSink()]);
  });
  beforeEach(async () => {
    await database.redis.flushdb();
    clock = new FakeClock();
    sink.forms.length = 0;
    sink.answer = taking;
  });
  afterAll(() => Promise.all([database.stop(), sink.stop()]));

  const toSink = (timeLimitMs = 1_000) => contactForwarder({ url: sink.url, userAgent: 'Test', timeLimitMs });
  /** Returns an instance of the function, or of the scheduled one. */
  const newInstance = (post: Post<ContactForm> | null = toSink(), itsClock: Clock = clock) => {
    const opened = openDatabase(database, 1_500);
    const outbox = createContactOutbox(opened);
    const delivery = post && createContactDelivery({ outbox, post, clock: itsClock });
    const service = createContactService({ store: createContactStore(opened), delivery, clock: itsClock });
    return {
      ...service,
      async sweep() {
        if (!delivery) throw new Error('There is nowhere to forward to.');
        return delivery.sweep();
      },
    };
  };
  /** Returns an instance whose pauses between attempts end at once. */
  const newHurried = (post: Post<ContactForm> | null = toSink()) =>
    newInstance(post, new HurriedClock(clock));

  const stored = (id: string) => database.redis.hgetall<Record<string, unknown>>(`contact:message:${id}`);
  const outbox = () => database.redis.zrange('contact:outbox', 0, -1);

  /** Stores a message, and makes the first attempts. */
  async function accept(service = newHurried(), id: string = randomUUID(), content = form): Promise<string> {
    await (
      await service.accept(id, content)
    ).forwarding;
    return id;
  }

  /** Lets time pass and runs the sweep once, like the schedule. */
  async function sweepAfter(milliseconds: number) {
    clock.advance(milliseconds);
    return newInstance().sweep();
  }

  return {
    get database() {
      return database;
    },
    get sink() {
      return sink;
    },
    get clock() {
      return clock;
    },
    newInstance,
    newHurried,
    toSink,
    stored,
    outbox,
    accept,
    sweepAfter,
  };
}
