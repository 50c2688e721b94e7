import type { AdminAccess } from '../functions/accounts/first-admin';
import { createClosers } from './closers';
import { startServices, type Environment } from './services';
import { freePort } from './site/listen';
import { startSite } from './site/site';

export interface PlatformOptions {
  /** The project, built into `dist/`. */
  root: string;
  /** 0 takes a free one. */
  port: number;
  /** Where data is kept between starts; deleting it gives a fresh site. */
  localDirectory: string;
  /** What is set; every variable that is not gets a stand-in. */
  env: Environment;
}

export interface Platform {
  url: string;
  /** Where the local data lies, in one line for the person at this machine, when that is not the ordinary place. */
  dataNotice: string | null;
  /** How the admin signs in who was made for a fresh site; null on other starts. */
  newAdmin: AdminAccess | null;
  /** Stops the site, then what it needed. Idempotent. */
  close(): Promise<void>;
}

/**
 * The whole product on this machine: the built site, its functions and stand-ins for what is not configured.
 * Functions read `process.env`, so a process hosts one platform.
 * @throws with code EADDRINUSE when the port is taken, and on wrong configuration; nothing is left running then
 */
export async function startPlatform({ root, port, localDirectory, env }: PlatformOptions): Promise<Platform> {
  const closers = createClosers();
  try {
    // Chosen before anything starts, since the functions have to know it.
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
    services.startCompanions();
    const { dataNotice, newAdmin } = services;
    return { url: site.url, dataNotice, newAdmin, close: () => closers.closeAll() };
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
}
