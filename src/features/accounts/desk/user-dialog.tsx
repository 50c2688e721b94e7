import { mixed, object } from 'yup';
import { emailAddress } from '@/contract/email';
import { newPassword } from '@/contract/password';
import { newUserSchema, username, type NewUser } from '@/contract/user-requests';
import { type Role, ROLES, type User } from '@/contract/users';
import { roleNames } from '@/features/admin/desk-access';
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
  /** Whether it is the admin's own account. */
  isOwn: boolean;
  onClose: () => void;
}

/** Sets a password for somebody who has lost theirs. */
export const ResetPasswordDialog = ({ user, onClose }: UserDialogProps) => {
  const dispatch = useAppDispatch();
  const reset = async (values: { password: string }) => {
    const { error } = await dispatch(
      usersApi.endpoints.changeUser.initiate({ user, changes: values }, { track: false }),
    );
    return error ? toFailure(error) : null;
  };
  return (
    <Dialog open onClose={onClose} title={`Reset the password of ${user.username}`}>
      <Dialog.Body>
        <Text>They are signed out everywhere, and sign in with the new password that you give them.</Text>
        <Form
          initialValues={{ password: '' }}
          schema={schema}
          send={reset}
          onDone={() => {
            notify.success(`New password for ${user.username} set`);
            onClose();
          }}
          submitLabel="Set password"
          failureTitle="The password was not set"
          aside={<Button onClick={onClose}>Cancel</Button>}
        >
          <FormPassword name="password" label="New password" autoComplete="new-password" />
        </Form>
      </Dialog.Body>
    </Dialog>
  );
};

const NameField = () => (
  <FormInput name="username" label="Username" autoCapitalize="none" autoComplete="off" spellCheck={false} />
);

const Fields = () => (
  <>
    <NameField />
    <FormEmail autoComplete="off" />
    <FormSelect name="role" label="Role" hint="Reviewers decide on applications and read messages.">
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
    <Dialog open onClose={onClose} title="Create user">
      <Form
        initialValues={EMPTY}
        schema={newUserSchema}
        send={create}
        onDone={({ username }) => {
          notify.success(`${username} created`);
          onClose();
        }}
        submitLabel="Create user"
        failureTitle="The user was not created"
        aside={<Button onClick={onClose}>Cancel</Button>}
      >
        <Fields />
        <FormPassword name="password" label="Password" autoComplete="new-password" />
      </Form>
    </Dialog>
  );
};

/** A change may leave fields out; this form leaves none. */
const editSchema = object({
  username: username(),
  email: emailAddress(),
  role: mixed<Role>().required(),
});

/** Only what is different is sent: a name alone needs no confirmation. */
const changesOf = (user: User, { username, email, role }: Pick<User, 'username' | 'email' | 'role'>) => ({
  ...(username !== user.username && { username }),
  ...(email !== user.email && { email }),
  ...(role !== user.role && { role }),
});

/** Changes name, email address and role; of the own account, the name alone. The list shows it at once. */
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
    <Dialog open onClose={onClose} title={`Edit ${user.username}`}>
      <Form
        initialValues={{ username: user.username, email: user.email, role: user.role }}
        schema={editSchema}
        send={edit}
        onDone={(values) => {
          notify.success(`${values.username} saved`);
          onClose();
        }}
        submitLabel="Save"
        failureTitle="The user was not changed"
        aside={<Button onClick={onClose}>Cancel</Button>}
      >
        {isOwn ? <NameField /> : <Fields />}
      </Form>
    </Dialog>
  );
};
