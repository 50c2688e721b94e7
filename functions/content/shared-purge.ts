import { environment } from '../core/env/environment';
import { writeLog } from '../core/log';
import { systemClock } from '../core/time/clock';
import { createPurge, type Purge } from './purge';

/** Purges the site's CDN. Does nothing on a local server, which has none. */
export const purge: Purge = environment.isDeployed
  ? createPurge({ clock: systemClock, log: writeLog })
  : () => Promise.resolve();
