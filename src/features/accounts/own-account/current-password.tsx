import type { User } from '@/contract/users';
import { FormPassword } from '@/ui/form/form-fields';

/** Asked for with every change: a token alone may be stolen. The hidden name tells password managers whose it is. */
export const CurrentPassword = ({ user }: { user: User }) => (
  <>
    <input type="email" autoComplete="username" value={user.email} readOnly hidden />
    <FormPassword name="currentPassword" label="Current password" autoComplete="current-password" />
  </>
);
