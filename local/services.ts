import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { serverVariable } from '@/contract/network/servers';
import { serverIds } from '@/lib/servers';
import type { AdminAccess } from '../functions/accounts/first-admin';
import { BLOBS_VARIABLE, startBlobsServer } from './blobs/blobs-server';
import { createClosers } from './closers';
import { startCompanions } from './companions';
import { openEngine } from './data-service/engine';
import { startDataService } from './data-service/server';
import { makeLocalAdmin } from './first-admin';
import { startGameNetwork } from './game-servers/network';
import { startMailServer } from './mail/mail-server';
import { readSessionSecret } from './session-secret';

/** Stands in each local mail; nothing is sent from it. */
const SENDER = 'site@example.org';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Services {
  /** The variables that functions need besides those that were given. */
  env: Record<string, string>;
  /** Where the local data lies, in one line for the person at this machine, when that is not the ordinary place. */
  dataNotice: string | null;
  /** How the admin signs in who was made for a fresh site; null on other starts. */
  newAdmin: AdminAccess | null;
  /** Starts a companion beside each sample server, where nobody has set a key for others. To be called once the site answers. */
  startCompanions(): void;
  close(): Promise<void>;
}

/**
 * Starts what stands in for what the environment does not name: the database with its first admin, the place
 * of backups, the game servers, the mail service and the session secret.
 * @throws when one does not start; the others are closed then
 */
export async function startServices({
  localDirectory,
  port,
  env,
}: {
  /** Where data is kept between starts. */
  localDirectory: string;
  /** Of the site on this machine. */
  port: number;
  env: Environment;
}): Promise<Services> {
  const closers = createClosers();
  // Functions heed ADDRESS_LIMIT_FACTOR and LOCAL_URL only where the first of these is set.
  const added: Record<string, string> = {
    LOCAL_SERVER: '1',
    LOCAL_URL: `http://localhost:${String(port)}`,
  };
  let dataNotice: string | null = null;
  let newAdmin: AdminAccess | null = null;
  let startBridge = (): void => undefined;
  try {
    if (!env['UPSTASH_REDIS_REST_URL'] && !env['UPSTASH_REDIS_REST_TOKEN']) {
      const { engine, notice } = await openEngine({ directory: path.join(localDirectory, 'data') });
      closers.add(() => engine.close());
      const token = randomBytes(24).toString('base64url');
      const service = await startDataService({ engine, token });
      closers.add(() => service.close());
      dataNotice = notice;
      added['UPSTASH_REDIS_REST_URL'] = service.url;
      added['UPSTASH_REDIS_REST_TOKEN'] = token;
      if (!env['ADMIN_EMAIL'] && !env['ADMIN_PASSWORD']) newAdmin = await makeLocalAdmin(service);
    }
    const missing = serverIds().filter((id) => !env[serverVariable(id)]);
    const network = await startGameNetwork(missing);
    closers.add(() => network.close());
    for (const id of missing) added[serverVariable(id)] = network.addresses[id] ?? '';
    if (!env['GAME_SERVER_KEY']) {
      const key = randomBytes(24).toString('base64url');
      added['GAME_SERVER_KEY'] = key;
      const directory = path.join(localDirectory, 'companions');
      const { consoles } = network;
      startBridge = () =>
        closers.add(startCompanions({ site: `http://localhost:${String(port)}`, key, consoles, directory }));
    }
    if (!env['MAIL_URL'] && !env['MAIL_FROM']) {
      const mail = await startMailServer(path.join(localDirectory, 'mail'), ({ to, file }) => {
        console.log(`Mail to ${to.join(', ')}: ${path.relative('', file)}`);
      });
      closers.add(() => mail.close());
      added['MAIL_URL'] = mail.url;
      added['MAIL_FROM'] = SENDER;
    }
    if (!env[BLOBS_VARIABLE]) {
      const blobs = await startBlobsServer(path.join(localDirectory, 'blobs'));
      closers.add(() => blobs.close());
      added[BLOBS_VARIABLE] = blobs.context;
    }
    if (!env['SESSION_SECRET']) added['SESSION_SECRET'] = await readSessionSecret(localDirectory);
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
  return {
    env: added,
    dataNotice,
    newAdmin,
    startCompanions: () => startBridge(),
    close: () => closers.closeAll(),
  };
}
