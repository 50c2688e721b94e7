/** Sections below the first screen, in a chunk of their own. */
export { ClosingBand } from './closing-band';
export { Community } from './community';
export { Events } from './events';
export { Features } from './features';
export { Modes } from './modes';
export { News } from './news';
