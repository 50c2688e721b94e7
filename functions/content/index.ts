/** What other subjects may know of what the owner writes. */
export { contentBackup } from './store/content-keys';
