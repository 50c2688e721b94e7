export type { SavingsDesk } from './desk/savings-desk';
export type { Purge } from './purge';
export { shippedBodies, shippedLibrary } from './shipped';
export { contentBackup } from './store/content-keys';
export { createContentStore } from './store/content-store';
