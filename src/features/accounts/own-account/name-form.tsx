import { ownChangesSchema } from '@/contract/auth-requests';
import type { User } from '@/contract/users';
import { Form } from '@/ui/form/form';
import { FormInput } from '@/ui/form/form-fields';
import { notify } from '@/ui/feedback/toast';
import { CurrentPassword } from './current-password';
import { useOwnChange } from './use-own-change';

const schema = ownChangesSchema.pick(['username', 'currentPassword']);

export const NameForm = ({ user }: { user: User }) => {
  const change = useOwnChange();
  return (
    <Form
      initialValues={{ username: user.username, currentPassword: '' }}
      schema={schema}
      send={(values) => change(schema.cast(values))}
      onDone={() => notify.success('Username changed')}
      submitLabel="Change Name"
      failureTitle="The name was not changed"
      tone="secondary"
    >
      <FormInput
        name="username"
        label="Username"
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
      />
      <CurrentPassword user={user} />
    </Form>
  );
};
