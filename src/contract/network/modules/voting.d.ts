declare module '#network/vote-names' {
  /** The vote sites, in order. */
  export const voteSiteNames: readonly { id: string; name: string }[];
}
declare module '#network/vote-rewards' {
  import type { RewardTexts, Voting } from '@/contract/network/voting';

  export const rewards: readonly RewardTexts[];
  export const monthly: Voting['monthly'];
}
declare module '#network/vote-uses' {
  import type { Voting } from '@/contract/network/voting';

  export const uses: Voting['uses'];
}
declare module '#network/voting' {
  import type { StreakMilestone, Voting, VoteSite } from '@/contract/network/voting';

  export const page: Pick<Voting, 'title' | 'subtitle' | 'sitesText'>;
  export const voteSites: readonly VoteSite[];
  export const streakMilestones: readonly StreakMilestone[];
  export const sparedDays: number;
}
declare module '#network/private/voting' {
  import type { Voting } from '@/contract/network/voting';

  export const voting: Voting;
}
