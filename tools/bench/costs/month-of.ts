import { CREDIT_PRICES } from '@/contract/usage';
import { type Cost, NOTHING, plus, times } from './bill';
import type { Day } from './day';
import { MONTH } from './month';

const HOUR_MS = 3_600_000;

/** Returns the credits of a cost, without deploys. */
export const creditsOf = ({ requests, bytes, ms }: Cost) => {
  const ofRequests = (requests / 10_000) * CREDIT_PRICES.tenThousandRequests;
  const ofBandwidth = (bytes / 1e9) * CREDIT_PRICES.gigabyte;
  const ofCompute = (ms / HOUR_MS) * CREDIT_PRICES.functionHour;
  return { ofRequests, ofBandwidth, ofCompute, all: ofRequests + ofBandwidth + ofCompute };
};

/** Credits for the deploys of a month. */
export const DEPLOY_CREDITS = MONTH.deploys * CREDIT_PRICES.deploy;

/** Returns the monthly cost of a day's causes, or of all if none is named. */
export const inMonth = ({ costs }: Day, ...causes: readonly string[]): Cost =>
  times(
    Object.entries(costs)
      .filter(([cause]) => causes.length === 0 || causes.includes(cause))
      .reduce((sum, [, cost]) => plus(sum, cost), NOTHING),
    MONTH.days,
  );

/** Returns the total of a month of such days, for both plans. */
export const monthLike = (day: Day) => {
  const all = inMonth(day);
  return {
    commands: all.commands,
    databaseBytes: all.databaseBytes,
    credits: creditsOf(all).all + DEPLOY_CREDITS,
    /** Assumes that nothing expires within the month. */
    stored: day.stored * MONTH.days,
  };
};
