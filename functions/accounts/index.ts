export { accountBackup } from './store/account-backup';
export { createUserStore, type UserStore } from './store/user-store';
