export { type Calendar, createCalendar } from './calendar';
export { siteOfService } from './listing-services';
export { KEEP_LUA, PLACED_LUA, TESTS_LUA } from './store/service-lua';
export { allTerms } from './store/service-store';
export { companionBackup, companionKeys, voteBackup, voteKeys } from './store/vote-keys';
export { LEDGER_LUA } from './store/vote-scripts';
export { ledgerCall } from './store/vote-store';
export { playerOfReward } from './store/rewards-lua';
export { wantsClaims, type UnnamedVote, unnamedVoteOf, type Vote, voteOf } from './vote';
