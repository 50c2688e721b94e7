import { ownChangesSchema } from '@/contract/auth-requests';
import { newPassword, PASSWORD_LIMITS } from '@/contract/password';
import type { User } from '@/contract/users';
import { Form } from '@/ui/form/form';
import { FormPassword } from '@/ui/form/form-fields';
import { notify } from '@/ui/feedback/toast';
import { CurrentPassword } from './current-password';
import { useOwnChange } from './use-own-change';

const schema = ownChangesSchema.pick(['currentPassword']).shape({ password: newPassword() });

export const PasswordForm = ({ user }: { user: User }) => {
  const change = useOwnChange();
  return (
    <Form
      initialValues={{ currentPassword: '', password: '' }}
      schema={schema}
      send={(values) => change(schema.cast(values))}
      onDone={() =>
        notify.success('Password changed', { description: 'You are signed out everywhere else.' })
      }
      submitLabel="Change Password"
      failureTitle="The password was not changed"
      tone="secondary"
    >
      <CurrentPassword user={user} />
      <FormPassword
        name="password"
        label="New password"
        hint={`At least ${String(PASSWORD_LIMITS.least)} characters. A few words in a row make a good one.`}
        autoComplete="new-password"
      />
    </Form>
  );
};
