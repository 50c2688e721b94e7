import { type Day, type DayOptions, playDay } from './day';
import { measureVisits } from './measure-visits';
import type { Visit } from './visit';

/** Months besides the one that is played whole. */
const SIZES = [
  { visits: 10_000, applications: 2 },
  { visits: 20_000, applications: 2 },
  { visits: 50_000, applications: 2 },
  { visits: 100_000, applications: 50 },
];
const TEN_MINUTES_MS = 600_000;
/** Of days that are compared with each other, one hour in four is played. */
const SAMPLED = 4;

export interface Costs {
  /** A first and a second one of each page. */
  visits: Visit[];
  day: Day;
  /** Days of months with other numbers of visits, and of applications a day. */
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
    const { visits: visitsAMonth, applications: applicationsADay } = size;
    console.log(`  ${String(visitsAMonth)} visits a month, ${String(applicationsADay)} applications a day`);
    sizes.push({ ...size, day: await sample({ visitsAMonth, applicationsADay }) });
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
