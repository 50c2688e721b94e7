/** What other subjects may know of companions. */
export { type ServerBeat, toBeats } from './store/companion-store';
