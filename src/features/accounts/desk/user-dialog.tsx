import { mixed, object } from 'yup';
import { roleNames } from '#messages/admin';
import { usersDesk as texts } from '#messages/users-desk';
import { emailAddress } from '@/contract/email';
import { newPassword } from '@/contract/password';
import { newUserSchema, username, type NewUser } from '@/contract/user-requests';
import { type Role, ROLES, type User } from '@/contract/users';
import { isThere } from '@/lib/pages';
import { toFailure } from '@/store/failure';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { notify } from '@/ui/feedback/toast';
import { Form } from '@/ui/form/form';
import { FormEmail, FormInput, FormPassword, FormSelect } from '@/ui/form/form-fields';
import { Text } from '@/ui/layout/text';
import { usersApi } from './users-api';

const schema = object({ password: newPassword() });

export interface UserDialogProps {
  user: User;
  /** True for the admin's own account. */
  isOwn: boolean;
  onClose: () => void;
}

/** Sets a new password for a user who has lost theirs. */
export const ResetPasswordDialog = ({ user, onClose }: UserDialogProps) => {
  const dispatch = useAppDispatch();
  const reset = async (values: { password: string }) => {
    const { error } = await dispatch(
      usersApi.endpoints.changeUser.initiate({ user, changes: values }, { track: false }),
    );
    return error ? toFailure(error) : null;
  };
  return (
    <Dialog open onClose={onClose} title={texts.password.title(user.username)}>
      <Dialog.Body>
        <Text>{texts.password.text}</Text>
        <Form
          initialValues={{ password: '' }}
          schema={schema}
          send={reset}
          onDone={() => {
            notify.success(texts.password.done(user.username));
            onClose();
          }}
          submitLabel={texts.password.submitLabel}
          failureTitle={texts.password.failureTitle}
          aside={<Button onClick={onClose}>{texts.cancelLabel}</Button>}
        >
          <FormPassword name="password" label={texts.password.label} autoComplete="new-password" />
        </Form>
      </Dialog.Body>
    </Dialog>
  );
};

const NameField = () => (
  <FormInput
    name="username"
    label={texts.fields.username}
    autoCapitalize="none"
    autoComplete="off"
    spellCheck={false}
  />
);

/** Returns the duties of reviewers on this network; undefined where they have no desk. */
const reviewerHint = (): string | undefined => {
  const { both, applications, messages } = texts.reviewers;
  if (isThere('adminApplications')) return isThere('adminMessages') ? both : applications;
  return isThere('adminMessages') ? messages : undefined;
};

const Fields = () => (
  <>
    <NameField />
    <FormEmail autoComplete="off" />
    <FormSelect name="role" label={texts.fields.role} hint={reviewerHint()}>
      {ROLES.map((role) => (
        <option key={role} value={role}>
          {roleNames[role]}
        </option>
      ))}
    </FormSelect>
  </>
);

const EMPTY: NewUser & { role: Role } = { username: '', email: '', password: '', role: 'user' };

export const CreateUserDialog = ({ onClose }: Pick<UserDialogProps, 'onClose'>) => {
  const dispatch = useAppDispatch();
  const create = async (values: typeof EMPTY) => {
    const user = newUserSchema.cast(values);
    const { error } = await dispatch(usersApi.endpoints.createUser.initiate(user, { track: false }));
    return error ? toFailure(error) : null;
  };
  return (
    <Dialog open onClose={onClose} title={texts.create.label}>
      <Form
        initialValues={EMPTY}
        schema={newUserSchema}
        send={create}
        onDone={({ username }) => {
          notify.success(texts.create.done(username));
          onClose();
        }}
        submitLabel={texts.create.label}
        failureTitle={texts.create.failureTitle}
        aside={<Button onClick={onClose}>{texts.cancelLabel}</Button>}
      >
        <Fields />
        <FormPassword name="password" label={texts.fields.password} autoComplete="new-password" />
      </Form>
    </Dialog>
  );
};

/** Requires all fields, which the contract's schema of changes does not. */
const editSchema = object({
  username: username(),
  email: emailAddress(),
  role: mixed<Role>().required(),
});

/** Returns only the changed fields, because a change of the name alone needs no confirmation. */
const changesOf = (user: User, { username, email, role }: Pick<User, 'username' | 'email' | 'role'>) => ({
  ...(username !== user.username && { username }),
  ...(email !== user.email && { email }),
  ...(role !== user.role && { role }),
});

/** Changes name, email and role; for the admin's own account only the name. The list updates at once. */
export const EditUserDialog = ({ user, isOwn, onClose }: UserDialogProps) => {
  const dispatch = useAppDispatch();
  const edit = async (values: Pick<User, 'username' | 'email' | 'role'>) => {
    const changes = changesOf(user, editSchema.cast(values));
    const { error } = await dispatch(
      usersApi.endpoints.changeUser.initiate({ user, changes }, { track: false }),
    );
    return error ? toFailure(error) : null;
  };
  return (
    <Dialog open onClose={onClose} title={texts.edit.title(user.username)}>
      <Form
        initialValues={{ username: user.username, email: user.email, role: user.role }}
        schema={editSchema}
        send={edit}
        onDone={(values) => {
          notify.success(texts.edit.done(values.username));
          onClose();
        }}
        submitLabel={texts.edit.submitLabel}
        failureTitle={texts.edit.failureTitle}
        aside={<Button onClick={onClose}>{texts.cancelLabel}</Button>}
      >
        {isOwn ? <NameField /> : <Fields />}
      </Form>
    </Dialog>
  );
};
