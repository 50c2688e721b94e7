import { randomUUID } from 'node:crypto';
import type { NewAccount } from '../pages/account-pages';

/** Somebody whom the site has not seen. */
export const newAccount = (): NewAccount => {
  const username = `p_${randomUUID().slice(0, 8)}`;
  return { username, email: `${username}@example.org`, password: 'a lantern in the rain' };
};
