/** What other subjects may know of accounts. */
export { createUserStore, type UserStore } from './store/user-store';
