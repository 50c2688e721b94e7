/** What other subjects may know of what the owner writes. */
export type { Purge } from './purge';
export { contentBackup } from './store/content-keys';
