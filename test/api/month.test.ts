import { readFile } from 'node:fs/promises';
import { FREE_PLAN } from '@/contract/usage';
import type { Costs } from '../../tools/bench/costs/costs';
import { playDay } from '../../tools/bench/costs/day';
import { monthLike } from '../../tools/bench/costs/month-of';
import type { Measurement } from '../../tools/bench/results';
import { SERVER_IDS } from '../support/fixtures/tracked-servers';

/**
 * Within what docs/COSTS.md says that the plans hold, with a companion beside each server and a hundred voters a day, and with more
 * applications, of which some come in the hours that are played.
 */
const HELD = { visitsAMonth: 20_000, applicationsADay: 20, companions: SERVER_IDS.length };

test('behind the shared cache a month of visits, votes and applications stays in both free plans, by counted calls', async () => {
  // What pages ask for is measured in a browser, by the bench.
  const kept = await readFile('docs/benchmarks/costs.json', 'utf8');
  const { result } = JSON.parse(kept) as Measurement<Costs>;
  const day = await playDay(result.visits, { ...HELD, everyHours: 4 });

  const month = monthLike(day);
  expect(month.commands).toBeLessThan(FREE_PLAN.commands);
  expect(month.credits).toBeLessThan(FREE_PLAN.credits);
  expect(month.stored).toBeLessThan(FREE_PLAN.bytes);

  // Nothing of it is cheap because it did not happen.
  for (const [cause, { requests, runs, commands }] of Object.entries(day.costs)) {
    expect([cause, requests > 0]).toEqual([cause, true]);
    if (!['files', 'film'].includes(cause))
      expect([cause, runs > 0, commands > 0]).toEqual([cause, true, true]);
  }
  expect(day.announcements).toBeGreaterThan(0);
  expect(day.mails).toBeGreaterThan(0);
});
