import { streakMilestones } from '@/content/votes';

export type MilestoneState = 'locked' | 'claimable' | 'claimed';

export interface Milestones {
  /** By their days. */
  states: Record<number, MilestoneState>;
  /** The first that is not claimed, else the last. */
  next: number;
}

const milestoneDays = streakMilestones.map(({ days }) => days);

/** All milestones, by what is said of each. */
export const milestonesBy = (stateOf: (days: number) => MilestoneState): Milestones => {
  const states = Object.fromEntries(milestoneDays.map((days) => [days, stateOf(days)]));
  return {
    states,
    next: milestoneDays.find((days) => states[days] !== 'claimed') ?? Math.max(...milestoneDays),
  };
};
