import { randomUUID } from 'node:crypto';
import type { Announcement } from '@/contract/application-desk';
import {
  createApplicationDelivery,
  createRetractionDelivery,
} from '../../../functions/applications/delivery/application-delivery';
import type { ChatMessage } from '../../../functions/applications/delivery/application-messages';
import { createApplicationOutbox } from '../../../functions/applications/delivery/application-outbox';
import { chatRetraction, chatWebhook } from '../../../functions/applications/delivery/chat-webhook';
import { createRetractionOutbox } from '../../../functions/applications/delivery/retraction-outbox';
import { createApplicationDesk } from '../../../functions/applications/desk/application-desk';
import { createApplicationStore } from '../../../functions/applications/store/application-store';
import { openDatabase } from '../../../functions/core/database/database';
import { type Delivery, type DeliveryReport, LEASE_MS } from '../../../functions/core/outbox/delivery';
import type { Post } from '../../../functions/core/outbox/post';
import type { Clock } from '../../../functions/core/time/clock';
import { type ChatSink, startChatSink } from '../fakes/chat-sink';
import { startTestDatabase, type TestDatabase } from './data-service';
import { FakeClock, HurriedClock } from './fake-clock';
import { applicationOf } from './stored-application';

/** Enough on a busy machine, but short for a test that stops the database. */
const COMMAND_MS = 1_500;

/** Announcements of a site: a real Redis, a chat, and a clock that only the test advances. */
export interface Announcing {
  readonly database: TestDatabase;
  readonly sink: ChatSink;
  readonly clock: FakeClock;
  toSink(): Post<ChatMessage>;
  outbox(): ReturnType<typeof createApplicationOutbox>;
  /** Returns one instance of the function, or of the scheduled one. */
  newInstance(post?: Post<ChatMessage>, clock?: Clock): Delivery;
  /** Stores an application like the handler, with the submitter's lease; returns its id. */
  add(position?: string, answers?: Record<string, string>): Promise<string>;
  /** Stores an application and makes the first attempts without pauses. */
  submit(position?: string, answers?: Record<string, string>): Promise<string>;
  /** Makes the first attempts for a stored application, without pauses. */
  deliver(id: string, post?: Post<ChatMessage>): Promise<void>;
  /** Advances the clock and runs the sweep once, like the schedule. */
  sweepAfter(milliseconds: number): Promise<DeliveryReport>;
  /** Returns an instance's retractor, which deletes messages from the chat. */
  newRetractor(): Delivery;
  /** Erases an application as an admin does, without its follow-up work. */
  erase(id: string): Promise<string>;
  announcement(id: string): Promise<Announcement | undefined>;
  /** Ids in the outbox. */
  waiting(): Promise<unknown[]>;
  resend(id: string): Promise<string>;
}

/** Starts all of this for a test file, and resets it before each test. Call once at the top of the file. */
export function useAnnouncing(): Announcing {
  let database: TestDatabase;
  let sink: ChatSink;
  let clock = new FakeClock();
  beforeAll(async () => {
    [database, sink] = await Promise.all([startTestDatabase(), startChatSink()]);
  });
  beforeEach(async () => {
    await database.redis.flushdb();
    clock = new FakeClock();
    sink.clear();
    sink.mode = 'ok';
    sink.rateLimit = null;
    sink.retryAfter = 2;
  });
  afterAll(() => Promise.all([database.stop(), sink.stop()]));

  const toSink = () => chatWebhook({ url: sink.url, userAgent: 'Test', timeLimitMs: 1_000 });
  const store = () => createApplicationStore(openDatabase(database, COMMAND_MS));
  const outbox = () => createApplicationOutbox(openDatabase(database, COMMAND_MS));
  const retractions = () => createRetractionOutbox(openDatabase(database, COMMAND_MS));
  const newInstance: Announcing['newInstance'] = (post = toSink(), itsClock = clock) =>
    createApplicationDelivery({
      outbox: outbox(),
      post,
      takeBack: (id, messageId) => retractions().add(id, messageId, itsClock.now()),
      clock: itsClock,
    });
  const deliver: Announcing['deliver'] = (id, post) => newInstance(post, new HurriedClock(clock)).deliver(id);
  const add: Announcing['add'] = async (position = 'Architect', answers) => {
    const application = applicationOf(position, { submittedAt: clock.now(), ...(answers && { answers }) });
    await store().add(application, clock.now() + LEASE_MS);
    return application.id;
  };
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
    toSink,
    outbox,
    newInstance,
    deliver,
    add,
    async submit(position, answers) {
      const id = await add(position, answers);
      await deliver(id);
      return id;
    },
    sweepAfter(milliseconds) {
      clock.advance(milliseconds);
      return newInstance().sweep();
    },
    newRetractor: () =>
      createRetractionDelivery({
        outbox: retractions(),
        post: chatRetraction({ url: sink.url, userAgent: 'Test', timeLimitMs: 1_000 }),
        clock,
      }),
    erase: (id) =>
      createApplicationDesk(openDatabase(database, COMMAND_MS)).remove(id, {
        id: randomUUID(),
        at: clock.now(),
        actor: { id: 'a' },
        action: 'application.deleted',
      }),
    announcement: async (id) => (await store().find(id))?.announcement,
    waiting: () => database.redis.zrange('application:outbox', 0, -1),
    resend: (id) =>
      outbox().resend(id, {
        id: '9',
        at: clock.now(),
        actor: { id: 'a' },
        action: 'application.resent',
      }),
  };
}
