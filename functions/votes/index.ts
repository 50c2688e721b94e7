/** What other subjects may know of votes. */
export { type Calendar, createCalendar } from './calendar';
export { companionBackup, companionKeys, voteBackup, voteKeys } from './store/vote-keys';
export { LEDGER_LUA } from './store/vote-scripts';
export { ledgerCall } from './store/vote-store';
export { isClaimedBy, type Vote, voteOf } from './vote';
