/** What a page needs where votes get here from the game; in a chunk of its own. */
export { Month, monthTitle } from '../month/month';
export { askBridge } from './bridge-api';
export { OwnVotes } from './own-votes';
export { VoteBoard } from './vote-board';

/** The pixel drawings: those of the prerendered page make way for others, which must not leave gaps. */
export const loadDrawings = (): Promise<unknown> =>
  import(/* webpackChunkName: "icon-art" */ '@/ui/drawing/pixel-icon-set');
