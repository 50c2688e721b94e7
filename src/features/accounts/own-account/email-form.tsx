import { ownChangesSchema } from '@/contract/auth-requests';
import type { User } from '@/contract/users';
import { Form } from '@/ui/form/form';
import { FormEmail } from '@/ui/form/form-fields';
import { notify } from '@/ui/feedback/toast';
import { CurrentPassword } from './current-password';
import { useOwnChange } from './use-own-change';

const schema = ownChangesSchema.pick(['email', 'currentPassword']);

export const EmailForm = ({ user }: { user: User }) => {
  const change = useOwnChange();
  return (
    <Form
      initialValues={{ email: user.email, currentPassword: '' }}
      schema={schema}
      send={(values) => change(schema.cast(values))}
      onDone={() => notify.success('Email address changed')}
      submitLabel="Change Email"
      failureTitle="The email address was not changed"
      tone="secondary"
    >
      <FormEmail autoComplete="email" />
      <CurrentPassword user={user} />
    </Form>
  );
};
