export type { Purge } from './purge';
export { contentBackup } from './store/content-keys';
