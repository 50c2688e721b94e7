/** Paths below `API_BASE` for votes and companions. */
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
