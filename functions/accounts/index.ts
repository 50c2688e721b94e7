/** What other subjects may know of accounts. */
export type { UserStore } from './account-ports';
export { createUserStore } from './store/user-store';
