declare module '#network/private/boards' {
  import type { CompanionBoards } from '@/contract/companion-boards';

  /** Boards that companions are told about. */
  export const boards: CompanionBoards;
}
declare module '#network/private/metrics' {
  import type { Metric } from '@/contract/network/metrics';

  /** Keyed by mode id. */
  export const metrics: Readonly<Record<string, readonly Metric[]>>;
}
declare module '#network/leaderboards' {
  import type { Leaderboards } from '@/contract/network/leaderboards';

  export const leaderboards: Pick<Leaderboards, 'title' | 'subtitle'>;
}
declare module '#network/modes' {
  import type { GameMode } from '@/contract/network/leaderboards';

  /** In the order of their tabs; empty without leaderboards, in which case their page is missing, too. */
  export const modes: readonly [GameMode, ...GameMode[]];
}
declare module '#network/rank-titles' {
  import type { RankTitle } from '@/contract/network/leaderboards';

  /** Best title first, keyed by mode id; a mode without titles is absent. */
  export const rankTitles: Readonly<Record<string, readonly RankTitle[]>>;
  /** Ids of the modes with a level, which titles go by. */
  export const leveled: readonly string[];
}
