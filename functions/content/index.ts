export type { SavingsDesk } from './desk/savings-desk';
export type { Purge } from './purge';
export { contentBackup } from './store/content-keys';
export { readSavings } from './store/content-store';
