import { streakMilestones } from '#network/voting';

export type MilestoneState = 'locked' | 'claimable' | 'claimed';

export interface Milestones {
  /** By their days. */
  states: Record<number, MilestoneState>;
  /** The first that is not claimed, else the last. */
  next: number;
}

/** All milestones, by what is said of each. */
export const milestonesBy = (stateOf: (days: number) => MilestoneState): Milestones => {
  const milestoneDays = streakMilestones.map(({ days }) => days);
  const states = Object.fromEntries(milestoneDays.map((days) => [days, stateOf(days)]));
  return {
    states,
    next: milestoneDays.find((days) => states[days] !== 'claimed') ?? Math.max(...milestoneDays),
  };
};
