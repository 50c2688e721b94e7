import { object } from 'yup';
import { newPassword } from '@/contract/password';
import type { User } from '@/contract/users';
import { toFailure } from '@/store/failure';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { Form } from '@/ui/form/form';
import { FormPassword } from '@/ui/form/form-fields';
import { Text } from '@/ui/layout/text';
import { notify } from '@/ui/feedback/toast';
import { usersApi } from './users-api';

const schema = object({ password: newPassword() });

/** Sets a password for somebody who has lost theirs. */
export const ResetPasswordDialog = ({ user, onClose }: { user: User; onClose: () => void }) => {
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
