import { readFile } from 'node:fs/promises';
import { FREE_PLAN } from '@/contract/usage';
import { playDay } from '../../tools/bench/costs/day';
import type { Visit } from '../../tools/bench/costs/measure-visits';
import { monthLike } from '../../tools/bench/costs/month-of';
import { SERVER_IDS } from '../support/fixtures/tracked-servers';

/**
 * Load within the limits of docs/COSTS.md, with a companion per server, a hundred voters a day and additional applications, some
 * of them at simulated hours.
 */
const HELD = { visitsAMonth: 20_000, applicationsADay: 20, companions: SERVER_IDS.length };

test('behind the shared cache a month of visits, votes and applications stays in both free plans, by counted calls', async () => {
  // Page requests are measured in a browser by the benchmark.
  const visits = JSON.parse(await readFile('docs/benchmarks/visits.json', 'utf8')) as Visit[];
  const day = await playDay(visits, { ...HELD, everyHours: 4 });

  const month = monthLike(day);
  expect(month.commands).toBeLessThan(FREE_PLAN.commands);
  expect(month.credits).toBeLessThan(FREE_PLAN.credits);
  expect(month.stored).toBeLessThan(FREE_PLAN.bytes);

  // Guards against low costs because nothing happened.
  for (const [cause, { requests, runs, commands }] of Object.entries(day.costs)) {
    // Requests for documents are among those for files.
    if (cause !== 'documents') expect([cause, requests > 0]).toEqual([cause, true]);
    if (!['files', 'film'].includes(cause))
      expect([cause, runs > 0, commands > 0]).toEqual([cause, true, true]);
  }
  expect(day.announcements).toBeGreaterThan(0);
  expect(day.mails).toBeGreaterThan(0);
});
