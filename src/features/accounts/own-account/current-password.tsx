import { ownAccount } from '#messages/own-account';
import type { User } from '@/contract/users';
import { FormPassword } from '@/ui/form/form-fields';

/**
 * Required for every change, because a token may be stolen. The hidden email tells password managers which
 * account it is.
 */
export const CurrentPassword = ({ user }: { user: User }) => (
  <>
    <input type="email" autoComplete="username" value={user.email} readOnly hidden />
    <FormPassword
      name="currentPassword"
      label={ownAccount.details.currentPasswordLabel}
      autoComplete="current-password"
    />
  </>
);
