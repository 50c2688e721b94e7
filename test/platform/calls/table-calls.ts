import { API_BASE } from '@/contract/paths';
import { CALLS } from '../../support/server/calls';
import { arrive, preparedCall } from '../../support/server/stage';
import type { Checks } from '../product-site';

/** Checks that each call of the table succeeds, with the response that its route declares. Each starts on an empty site. */
export const tableCalls: Checks = Object.fromEntries(
  Object.keys(CALLS).map((route) => [
    route.replace(' ', ` ${API_BASE}`),
    async (ask, { prepared }) => {
      await prepared.database.redis.flushdb();
      const { path, headers, body, status } = await preparedCall(route, await arrive(prepared));
      const answer = await ask({ target: API_BASE + path, headers, body });
      expect([answer.status, status < 300]).toEqual([status, true]);
    },
  ]),
);
