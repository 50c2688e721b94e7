import { confirmationSchema, type Confirmation } from '@/contract/auth-requests';
import type { User } from '@/contract/users';
import { toFailure } from '@/store/failure';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { Form } from '@/ui/form/form';
import { FormPassword } from '@/ui/form/form-fields';
import { Text } from '@/ui/layout/text';
import { confirmationApi } from './confirmation';

export interface ConfirmationDialogProps {
  user: User;
  /** Closes the dialog, confirmed or not. */
  onEnd: (isConfirmed: boolean) => void;
}

/** Asks for the password before something that a stolen session must not do. */
const ConfirmationDialog = ({ user, onEnd }: ConfirmationDialogProps) => {
  const dispatch = useAppDispatch();
  const confirm = async (values: Confirmation) => {
    const { error } = await dispatch(confirmationApi.endpoints.confirm.initiate(values, { track: false }));
    return error ? toFailure(error) : null;
  };
  return (
    <Dialog open onClose={() => onEnd(false)} title="Confirm that it is you">
      <Dialog.Body>
        <Text>This needs your own password. You are not asked again for the next five minutes.</Text>
        <Form
          initialValues={{ password: '' }}
          schema={confirmationSchema}
          send={confirm}
          onDone={() => onEnd(true)}
          submitLabel="Confirm"
          failureTitle="That was not confirmed"
          aside={<Button onClick={() => onEnd(false)}>Cancel</Button>}
        >
          <input type="email" autoComplete="username" value={user.email} readOnly hidden />
          <FormPassword name="password" label="Your password" autoComplete="current-password" />
        </Form>
      </Dialog.Body>
    </Dialog>
  );
};

export default ConfirmationDialog;
