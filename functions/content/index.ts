/** What other subjects may know of what the owner writes. */
export { contentBackup, contentKeys } from './store/content-keys';
