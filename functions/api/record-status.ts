import type { Config } from '@netlify/functions';
import { schedule } from '../core/http/schedule';
import { statusServices } from '../status/services';

/** Stores how many players there are at this moment. */
export default schedule(async () => {
  await statusServices.history.record();
  return null;
});

/** Every five minutes. */
export const config: Config = { schedule: '*/5 * * * *' };
