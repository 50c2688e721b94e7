import { keep, type Tables } from '../results';
import { type DayOptions, playDay } from './day';
import { measureVisits } from './measure-visits';
import { type Costs, costTables } from './tables';

/** Further months, beside the one that is simulated in full. */
const SIZES = [
  { visits: 10_000, pagesAVisit: 1, applications: 2 },
  { visits: 20_000, pagesAVisit: 1, applications: 2 },
  { visits: 50_000, pagesAVisit: 1, applications: 2 },
  { visits: 100_000, pagesAVisit: 1, applications: 50 },
  { visits: 100_000, pagesAVisit: 3, applications: 2 },
  { visits: 200_000, pagesAVisit: 1, applications: 2 },
  { visits: 500_000, pagesAVisit: 1, applications: 2 },
];
const TEN_MINUTES_MS = 600_000;
/** Days for comparison simulate only one hour in four. */
const SAMPLED = 4;

/** Measures the cost of a month: the requests of visits in a real browser, and a simulated day of visits and everything else. */
export const benchCosts = async (): Promise<Tables> => {
  console.log('  what visits of each page ask for');
  const visits = await measureVisits();
  await keep('visits', visits);
  console.log('  a day');
  const day = await playDay(visits);
  const sample = (options: DayOptions) => playDay(visits, { ...options, everyHours: SAMPLED });
  const sizes: Costs['sizes'] = [];
  for (const size of SIZES) {
    const { visits: visitsAMonth, pagesAVisit, applications: applicationsADay } = size;
    console.log(
      `  ${String(visitsAMonth)} visits a month of ${String(pagesAVisit)} pages, ${String(applicationsADay)} applications a day`,
    );
    sizes.push({ ...size, day: await sample({ visitsAMonth, pagesAVisit, applicationsADay }) });
  }
  console.log('  with fewer and with slower companions, and with pages that refresh seldom');
  return costTables({
    visits,
    day,
    sizes,
    sampled: await sample({}),
    oneCompanion: await sample({ companions: 1 }),
    slowCompanions: await sample({ everyMs: TEN_MINUTES_MS }),
    slowPolls: await sample({ isPollingSlow: true }),
  });
};
