import { PASSWORD_LIMITS } from '@/contract/password';

/** Help at every field for a new password. */
export const newPasswordHint = `At least ${String(PASSWORD_LIMITS.least)} characters. Several words in a row make a good password.`;
