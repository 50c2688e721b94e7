/** Paths below `API_BASE` of votes and of what goes on between the site and its companions. */
export const VOTE_PATHS = {
  bridge: '/votes',
  votes: '/votes/:player',
  voteCheck: '/votes/:player/check',
  voteTicket: '/votes/:player/ticket',
  voteClaim: '/votes/:player/claim',
  voteCallback: '/votes/callback/:site',
  voters: '/voters',
  player: '/auth/player',
  playerConfirm: '/auth/player/confirm',
} as const;

/** Those of the desk. */
export const VOTE_DESK_PATHS = {
  companions: '/admin/companions',
  ledger: '/admin/votes',
  testVote: '/admin/votes/test',
  services: '/admin/vote-services',
  service: '/admin/vote-services/:id',
  serviceVotes: '/admin/vote-services/:id/votes',
  rewards: '/admin/rewards',
  reward: '/admin/rewards/:id',
  userPlayer: '/admin/users/:id/player',
} as const;
