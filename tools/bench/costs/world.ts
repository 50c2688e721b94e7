import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serverVariable } from '@/contract/network/servers';
import { serverIds } from '@/lib/servers';
import { BLOBS_VARIABLE, startBlobsServer } from '../../../local/blobs/blobs-server';
import { createClosers } from '../../../local/closers';
import { startChatSink } from '../../../test/support/fakes/chat-sink';
import { startGameServer, statusWith } from '../../../test/support/fakes/game-server';
import { plainTextOf, startFakeMailServer } from '../../../test/support/fakes/mail-server';
import { startDatabase } from '../database';
import { createBill } from './bill';
import { deployFunctions } from './instances';
import { createSimulatedSite } from './site';

const secret = () => randomBytes(24).toString('base64url');

/** First admin, who decides applications. */
export const STAFF = { email: 'staff@example.org', password: secret() };

/**
 * Opens the site with every optional part: a database, game servers that answer, a chat, mail, and backup storage.
 * @throws without Redis: nothing else counts the commands inside scripts
 */
export async function openWorld(clock: { now(): number }) {
  const closers = createClosers();
  try {
    const database = await startDatabase();
    closers.add(() => database.close());
    if (database.engine.kind !== 'redis') throw new Error('This needs a redis-server on PATH.');
    const [chat, mail] = await Promise.all([startChatSink(), startFakeMailServer()]);
    closers.add(() => chat.stop());
    closers.add(() => mail.stop());
    const servers: Record<string, string> = {};
    for (const id of serverIds()) {
      const names = Array.from({ length: 12 }, (_, n) => `player_${String(n)}`);
      const server = await startGameServer({ status: statusWith(20, names) });
      closers.add(() => server.stop());
      servers[serverVariable(id)] = server.address;
    }
    const directory = await mkdtemp(path.join(tmpdir(), 'blobs-'));
    closers.add(() => rm(directory, { recursive: true, force: true }));
    const blobs = await startBlobsServer(directory);
    closers.add(() => blobs.close());
    const gameServerKey = secret();
    const bill = createBill(database.engine);
    const functions = await deployFunctions(
      {
        ...servers,
        UPSTASH_REDIS_REST_URL: database.url,
        UPSTASH_REDIS_REST_TOKEN: database.token,
        SESSION_SECRET: secret() + secret(),
        GAME_SERVER_KEY: gameServerKey,
        STATUS_SOURCES: 'ping',
        ADMIN_EMAIL: STAFF.email,
        ADMIN_PASSWORD: STAFF.password,
        APPLICATIONS_WEBHOOK_URL: chat.url,
        MAIL_URL: mail.url,
        MAIL_FROM: 'site@example.org',
        BACKUP_PASSPHRASE: secret(),
        [BLOBS_VARIABLE]: blobs.context,
      },
      clock,
    );
    return {
      site: createSimulatedSite(functions, bill, clock),
      bill,
      gameServerKey,
      /** Returns the token of the link in the last email to an address. */
      linkFor(address: string): string {
        const last = mail.arrived.findLast(({ to }) => to.includes(address));
        const token = last && /#token=([\w-]+)$/m.exec(plainTextOf(last))?.[1];
        if (token === undefined) throw new Error(`No link came to ${address}.`);
        return token;
      },
      /** Returns the number of messages that the site has sent. */
      sent: () => ({ announcements: chat.messages.length, mails: mail.arrived.length }),
      close: () => closers.closeAll(),
    };
  } catch (fault) {
    await closers.closeAll();
    throw fault;
  }
}

export type World = Awaited<ReturnType<typeof openWorld>>;
