import { PASSWORD_LIMITS } from '@/contract/password';
import { isolated } from '@/lib/direction';

/** Label of the field for the name of what will be lost. */
export const typedNameLabel = (name: string): string => `Type “${isolated(name)}” to confirm`;

/** Help at every field for a new password. */
export const newPasswordHint = `At least ${String(PASSWORD_LIMITS.least)} characters. Several words in a row make a good password.`;
