import { type Day, type DayOptions, playDay } from './day';
import { measureVisits } from './measure-visits';
import { MONTH } from './month';
import type { Visit } from './visit';

/** Smaller months besides the one of {@link MONTH}. */
const SIZES = [10_000, 20_000, 50_000];
const TEN_MINUTES_MS = 600_000;
/** Of days that are compared with each other, one hour in four is played. */
const SAMPLED = 4;

export interface Costs {
  /** A first and a second one of each page. */
  visits: Visit[];
  day: Day;
  /** Days of months with fewer visits, and as many applications less. */
  sizes: { visits: number; applications: number; day: Day }[];
  /** A sampled day as it is, with a companion beside one server alone, and with companions that call each ten minutes. */
  sampled: Day;
  oneCompanion: Day;
  slowCompanions: Day;
}

/** What a month costs: what visits ask for, in a real browser, and what a day of them and of all else costs, by a clock that is turned. */
export const benchCosts = async (): Promise<Costs> => {
  console.log('  what visits of each page ask for');
  const visits = await measureVisits();
  console.log('  a day');
  const day = await playDay(visits);
  const sample = (options: DayOptions) => playDay(visits, { ...options, everyHours: SAMPLED });
  const sizes: Costs['sizes'] = [];
  for (const size of SIZES) {
    console.log(`  ${String(size)} visits a month`);
    const applications = (MONTH.applicationsADay * size) / MONTH.visits;
    const options = { visitsAMonth: size, applicationsADay: applications };
    sizes.push({ visits: size, applications, day: await sample(options) });
  }
  console.log('  with fewer and with slower companions');
  return {
    visits,
    day,
    sizes,
    sampled: await sample({}),
    oneCompanion: await sample({ companions: 1 }),
    slowCompanions: await sample({ everyMs: TEN_MINUTES_MS }),
  };
};
