/** Errors of the calls about votes, their companions and linked players. */
export const voteRefusals = {
  unknownSite: 'This vote site does not exist.',
  site: (ids: readonly string[]) => `This must be one of ${ids.join(', ')}`,
  month: 'Enter a month, such as 2026-05',
  noClaim: 'There is no reward to claim for a streak of this length.',
  listedService:
    'This name is already listed in voting.ts. Its votes are counted, including those kept so far.',
  tooManyServices: 'Too many listing sites are assigned. Unassign one of them first.',
  unassignedService: 'This listing site is not assigned to a vote site.',
  unknownReward: 'This reward does not exist.',
  settledReward: 'This reward is neither uncertain nor failed, so there is nothing to decide.',
} as const;

export const companionRefusals = {
  tooManyCalls: 'Too many calls from this server’s companion. Please try again later.',
  unknownServer: 'This server does not exist.',
  server: (ids: readonly string[]) => `This must be one of ${ids.join(', ')}`,
  otherCompanion: 'Another companion is already connected for this server. Stop one of them.',
} as const;

export const playerLinkRefusals = {
  wrongCode: 'Wrong code. Use the one from the latest message in your chat.',
  expiredCode: 'This code has expired. Request a new one.',
  tooManyCodes: 'Too many wrong codes. Request a new one.',
  tooManyLinks: 'Too many players are being linked right now. Please try again later.',
  taken: 'This player is linked to another account.',
} as const;
