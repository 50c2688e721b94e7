import { CREDIT_PRICES } from '@/contract/usage';
import { type Cost, NOTHING, plus, times } from './bill';
import type { Day } from './day';
import { MONTH } from './month';

const HOUR_MS = 3_600_000;

/** Credits that something costs, without deploys. */
export const creditsOf = ({ requests, bytes, ms }: Cost) => {
  const ofRequests = (requests / 10_000) * CREDIT_PRICES.tenThousandRequests;
  const ofBandwidth = (bytes / 1e9) * CREDIT_PRICES.gigabyte;
  const ofCompute = (ms / HOUR_MS) * CREDIT_PRICES.functionHour;
  return { ofRequests, ofBandwidth, ofCompute, all: ofRequests + ofBandwidth + ofCompute };
};

/** Credits that the deploys of a month cost. */
export const DEPLOY_CREDITS = MONTH.deploys * CREDIT_PRICES.deploy;

/** What causes of a day cost in a month; all of them without names. */
export const inMonth = ({ costs }: Day, ...causes: readonly string[]): Cost =>
  times(
    Object.entries(costs)
      .filter(([cause]) => causes.length === 0 || causes.includes(cause))
      .reduce((sum, [, cost]) => plus(sum, cost), NOTHING),
    MONTH.days,
  );

/** All that a month like that day costs, of both plans. */
export const monthLike = (day: Day) => {
  const all = inMonth(day);
  return {
    commands: all.commands,
    databaseBytes: all.databaseBytes,
    credits: creditsOf(all).all + DEPLOY_CREDITS,
    /** Nothing that is stored is forgotten in it. */
    stored: day.stored * MONTH.days,
  };
};
