import type { Schema } from 'yup';
import { ownChangesSchema, type OwnChanges } from '@/contract/auth-requests';
import { newPassword, PASSWORD_LIMITS } from '@/contract/password';
import type { User } from '@/contract/users';
import { toFailure } from '@/store/failure';
import { useAppDispatch } from '@/store/hooks';
import { notify } from '@/ui/feedback/toast';
import { Form, type FormProps } from '@/ui/form/form';
import { FormEmail, FormInput, FormPassword } from '@/ui/form/form-fields';
import { authApi } from '../auth-api';
import { CurrentPassword } from './current-password';

type OwnChangeFormProps<Values extends object> = Omit<FormProps<Values>, 'send' | 'schema' | 'onDone'> & {
  schema: Schema<OwnChanges>;
  /** Gets the account as it is now. */
  onChanged: (user: User) => void;
};

const OwnChangeForm = <Values extends object>({ schema, onChanged, ...form }: OwnChangeFormProps<Values>) => {
  const dispatch = useAppDispatch();
  const send = async (values: Values) => {
    const changes = schema.cast(values);
    const { data, error } = await dispatch(authApi.endpoints.changeMe.initiate(changes, { track: false }));
    if (data) onChanged(data.user);
    return error ? toFailure(error) : null;
  };
  return <Form schema={schema} send={send} tone="secondary" {...form} />;
};

const nameSchema = ownChangesSchema.pick(['username', 'currentPassword']);

export const NameForm = ({ user }: { user: User }) => (
  <OwnChangeForm
    initialValues={{ username: user.username, currentPassword: '' }}
    schema={nameSchema}
    onChanged={() => notify.success('Username changed')}
    submitLabel="Change Name"
    failureTitle="The name was not changed"
  >
    <FormInput
      name="username"
      label="Username"
      autoComplete="nickname"
      autoCapitalize="none"
      spellCheck={false}
    />
    <CurrentPassword user={user} />
  </OwnChangeForm>
);

/** Said of changes that end the other sessions. */
const elsewhere = { description: 'You are signed out everywhere else.' };

const emailSchema = ownChangesSchema.pick(['email', 'currentPassword']);

const tellOfAddress = ({ pendingEmail = null }: User) => {
  if (pendingEmail === null) notify.success('Email address changed');
  else notify.success('Confirm the new address', { description: `A link was sent to ${pendingEmail}.` });
};

export const EmailForm = ({ user }: { user: User }) => (
  <OwnChangeForm
    initialValues={{ email: user.email, currentPassword: '' }}
    schema={emailSchema}
    onChanged={tellOfAddress}
    submitLabel="Change Email"
    failureTitle="The email address was not changed"
  >
    <FormEmail autoComplete="email" />
    <CurrentPassword user={user} />
  </OwnChangeForm>
);

const passwordSchema = ownChangesSchema.pick(['currentPassword']).shape({ password: newPassword() });

export const PasswordForm = ({ user }: { user: User }) => (
  <OwnChangeForm
    initialValues={{ currentPassword: '', password: '' }}
    schema={passwordSchema}
    onChanged={() => notify.success('Password changed', elsewhere)}
    submitLabel="Change Password"
    failureTitle="The password was not changed"
  >
    <CurrentPassword user={user} />
    <FormPassword
      name="password"
      label="New password"
      hint={`At least ${String(PASSWORD_LIMITS.least)} characters. A few words in a row make a good one.`}
      autoComplete="new-password"
    />
  </OwnChangeForm>
);
