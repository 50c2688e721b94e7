/** What a page needs where votes get here from the game; in a chunk of its own. */
export { Month, monthTitle } from '../month/month';
export { askBridge } from './bridge-api';
export { OwnVotes } from './own-votes';
export { VoteBoard } from './vote-board';
