import { useState } from 'react';
import { admin } from '#messages/admin';
import { secondFactor } from '#messages/second-factor';
import { confirmationSchema, type Confirmation } from '@/contract/auth-requests';
import type { User } from '@/contract/users';
import { toFailure } from '@/store/failure';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { Form } from '@/ui/form/form';
import { FormCode, FormPassword } from '@/ui/form/form-fields';
import { Text } from '@/ui/layout/text';
import { confirmationApi } from './confirmation';

const { confirmation: texts } = admin;
const { confirm, setUp } = secondFactor;

export interface ConfirmationDialogProps {
  user: User;
  /** Closes the dialog, confirmed or not. */
  onEnd: (isConfirmed: boolean) => void;
}

/**
 * Asks for the password, or a code of the second factor, before an action that a stolen session must not do.
 */
const ConfirmationDialog = ({ user, onEnd }: ConfirmationDialogProps) => {
  const dispatch = useAppDispatch();
  const [byCode, setByCode] = useState(false);
  const send = async (values: Confirmation) => {
    const { error } = await dispatch(confirmationApi.endpoints.confirm.initiate(values, { track: false }));
    return error ? toFailure(error) : null;
  };
  return (
    <Dialog open onClose={() => onEnd(false)} title={texts.title}>
      <Dialog.Body>
        <Text>{byCode ? confirm.codeText : confirm.text}</Text>
        <Form<Confirmation>
          key={String(byCode)}
          initialValues={byCode ? { code: '' } : { password: '' }}
          schema={confirmationSchema}
          send={send}
          onDone={() => onEnd(true)}
          submitLabel={texts.submit}
          failureTitle={texts.failure}
          aside={<Button onClick={() => onEnd(false)}>{texts.cancel}</Button>}
        >
          {byCode ? (
            <FormCode name="code" label={setUp.codeLabel} hint={setUp.codeHint} autoFocus />
          ) : (
            <>
              <input type="email" autoComplete="username" value={user.email} readOnly hidden />
              <FormPassword
                name="password"
                label={texts.password}
                autoComplete="current-password"
                data-autofocus
              />
            </>
          )}
        </Form>
        {user.secondFactor && (
          <div>
            <Button variant="quiet" onClick={() => setByCode(!byCode)}>
              {byCode ? confirm.usePassword : confirm.useCode}
            </Button>
          </div>
        )}
      </Dialog.Body>
    </Dialog>
  );
};

export default ConfirmationDialog;
