/** Parts of a page whose votes reach the site from the game; in a chunk of its own. */
export { Month, monthTitle } from '../month/month';
export { askBridge } from './bridge-api';
export { OwnVotes } from './own-votes';
export { BridgeBoard } from './bridge-board';

/** Loads the pixel drawings, which replace those of the prerendered page without gaps. */
export const loadDrawings = (): Promise<unknown> =>
  import(/* webpackChunkName: "frame" */ '@/ui/drawing/pixel-icon-set');
