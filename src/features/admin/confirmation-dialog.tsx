import { useState } from 'react';
import { confirmationSchema, type Confirmation } from '@/contract/auth-requests';
import type { User } from '@/contract/users';
import { secondFactor } from '@/messages/en/second-factor';
import { toFailure } from '@/store/failure';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { Form } from '@/ui/form/form';
import { FormCode, FormPassword } from '@/ui/form/form-fields';
import { Text } from '@/ui/layout/text';
import { confirmationApi } from './confirmation';

const { confirm: words, setUp } = secondFactor;

export interface ConfirmationDialogProps {
  user: User;
  /** Closes the dialog, confirmed or not. */
  onEnd: (isConfirmed: boolean) => void;
}

/** Asks for the password, or for a code of the second factor, before something that a stolen session must not do. */
const ConfirmationDialog = ({ user, onEnd }: ConfirmationDialogProps) => {
  const dispatch = useAppDispatch();
  const [byCode, setByCode] = useState(false);
  const confirm = async (values: Confirmation) => {
    const { error } = await dispatch(confirmationApi.endpoints.confirm.initiate(values, { track: false }));
    return error ? toFailure(error) : null;
  };
  return (
    <Dialog open onClose={() => onEnd(false)} title="Confirm that it is you">
      <Dialog.Body>
        <Text>{byCode ? words.codeText : words.text}</Text>
        <Form<Confirmation>
          key={String(byCode)}
          initialValues={byCode ? { code: '' } : { password: '' }}
          schema={confirmationSchema}
          send={confirm}
          onDone={() => onEnd(true)}
          submitLabel="Confirm"
          failureTitle="That was not confirmed"
          aside={<Button onClick={() => onEnd(false)}>Cancel</Button>}
        >
          {byCode ? (
            <FormCode name="code" label={setUp.codeLabel} hint={setUp.codeHint} autoFocus />
          ) : (
            <>
              <input type="email" autoComplete="username" value={user.email} readOnly hidden />
              <FormPassword
                name="password"
                label="Your password"
                autoComplete="current-password"
                data-autofocus
              />
            </>
          )}
        </Form>
        {user.secondFactor && (
          <div>
            <Button variant="quiet" onClick={() => setByCode(!byCode)}>
              {byCode ? words.usePassword : words.useCode}
            </Button>
          </div>
        )}
      </Dialog.Body>
    </Dialog>
  );
};

export default ConfirmationDialog;
