import type { AdminAccess } from '../functions/accounts/first-admin';
import { createClosers } from './closers';
import { startServices, type Environment } from './services';
import { freePort } from './site/listen';
import { startSite } from './site/site';

export interface PlatformOptions {
  /** Root of the project, built into `dist/`. */
  root: string;
  /** Port; 0 for a free one. */
  port: number;
  /** Directory for data between starts; deleting it gives a fresh site. */
  localDirectory: string;
  /** Variables that are set. Every other one gets a stand-in. */
  env: Environment;
}

export interface Platform {
  url: string;
  /** Location of the local data, in one line for the user, if it is not the usual one. */
  dataNotice: string | null;
  /** Credentials of the admin created for a fresh site; null on other starts. */
  newAdmin: AdminAccess | null;
  /** Resolves once the companions of any sample servers have reported their status to the site. */
  companions: Promise<unknown>;
  /** Stops the site, then its services. Idempotent. */
  close(): Promise<void>;
}

/**
 * Starts the whole product on this machine: the built site, its functions, and stand-ins for unconfigured services. Functions
 * read `process.env`, so a process hosts one platform.
 * @throws with code EADDRINUSE if the port is taken, and on invalid configuration; then nothing is left running
 */
export async function startPlatform({ root, port, localDirectory, env }: PlatformOptions): Promise<Platform> {
  const closers = createClosers();
  try {
    // Chosen before anything starts, since the functions need to know it.
    const sitePort = port === 0 ? await freePort('localhost') : port;
    const services = await startServices({ localDirectory, port: sitePort, env });
    closers.add(() => services.close());
    const given = Object.entries(env).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    );
    const site = await startSite({
      root,
      publish: 'dist',
      functions: 'functions/api',
      port: sitePort,
      host: 'localhost',
      env: { ...Object.fromEntries(given), ...services.env },
    });
    closers.add(() => site.close());
    const companions = services.startCompanions();
    const { dataNotice, newAdmin } = services;
    return { url: site.url, dataNotice, newAdmin, companions, close: () => closers.closeAll() };
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
}
