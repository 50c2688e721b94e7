/** What other subjects may know of companions. */
export { type Beat, createCompanionStore } from './store/companion-store';
