import type { Schema } from 'yup';
import { newPasswordHint } from '#messages/fields';
import { ownAccount as texts } from '#messages/own-account';
import { ownChangesSchema, type OwnChanges } from '@/contract/auth-requests';
import { newPassword } from '@/contract/password';
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
  /** Receives the account after the change. */
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
    onChanged={() => notify.success(texts.name.done)}
    submitLabel={texts.name.submitLabel}
    failureTitle={texts.name.failureTitle}
  >
    <FormInput
      name="username"
      label={texts.name.label}
      autoComplete="nickname"
      autoCapitalize="none"
      spellCheck={false}
    />
    <CurrentPassword user={user} />
  </OwnChangeForm>
);

const emailSchema = ownChangesSchema.pick(['email', 'currentPassword']);

const tellOfAddress = ({ pendingEmail = null }: User) => {
  if (pendingEmail === null) notify.success(texts.email.done);
  else notify.success(texts.email.pending.title, { description: texts.email.pending.text(pendingEmail) });
};

export const EmailForm = ({ user }: { user: User }) => (
  <OwnChangeForm
    initialValues={{ email: user.email, currentPassword: '' }}
    schema={emailSchema}
    onChanged={tellOfAddress}
    submitLabel={texts.email.submitLabel}
    failureTitle={texts.email.failureTitle}
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
    onChanged={() => notify.success(texts.password.done, { description: texts.details.signedOutElsewhere })}
    submitLabel={texts.password.submitLabel}
    failureTitle={texts.password.failureTitle}
  >
    <CurrentPassword user={user} />
    <FormPassword
      name="password"
      label={texts.password.label}
      hint={newPasswordHint}
      autoComplete="new-password"
    />
  </OwnChangeForm>
);
