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
import { startShop } from './shop/shop-server';

/** Sender of each local email; nothing is sent from it. */
const SENDER = 'site@example.org';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Services {
  /** Variables that functions need besides the given ones. */
  env: Record<string, string>;
  /** Location of the local data, in one line for the user, if it is not the usual one. */
  dataNotice: string | null;
  /** Credentials of the admin created for a fresh site; null on other starts. */
  newAdmin: AdminAccess | null;
  /**
   * Starts a companion beside each sample server, unless a key for other companions is set. Call it once the site responds.
   * Resolves once each has reported its server's status to the site.
   */
  startCompanions(): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * Starts stand-ins for everything that the environment does not name: the database with its first admin, the backup storage,
 * the game servers, the web shop, the mail service and the session secret.
 * @throws if one does not start; then the others are closed
 */
export async function startServices({
  localDirectory,
  port,
  env,
}: {
  /** Directory for data between starts. */
  localDirectory: string;
  /** Port of the site on this machine. */
  port: number;
  env: Environment;
}): Promise<Services> {
  const closers = createClosers();
  // Functions use ADDRESS_LIMIT_FACTOR and LOCAL_URL only if LOCAL_SERVER is set.
  const added: Record<string, string> = {
    LOCAL_SERVER: '1',
    LOCAL_URL: `http://localhost:${String(port)}`,
  };
  let dataNotice: string | null = null;
  let newAdmin: AdminAccess | null = null;
  let startBridge = (): Promise<unknown> => Promise.resolve();
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
      startBridge = () => {
        const site = `http://localhost:${String(port)}`;
        const companions = startCompanions({ site, key, consoles, directory });
        closers.add(() => companions.stop());
        return companions.ready;
      };
    }
    const shop = await startShop(port, env);
    closers.add(() => shop.close());
    Object.assign(added, shop.env);
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
