import { streakMilestones } from '#network/voting';

export type MilestoneState = 'locked' | 'claimable' | 'claimed';

export interface Milestones {
  /** Keyed by days. */
  states: Record<number, MilestoneState>;
  /** The first unclaimed milestone, else the last. */
  next: number;
}

/** Returns all milestones, with the state that `stateOf` gives each. */
export const milestonesBy = (stateOf: (days: number) => MilestoneState): Milestones => {
  const milestoneDays = streakMilestones.map(({ days }) => days);
  const states = Object.fromEntries(milestoneDays.map((days) => [days, stateOf(days)]));
  return {
    states,
    next: milestoneDays.find((days) => states[days] !== 'claimed') ?? Math.max(...milestoneDays),
  };
};
