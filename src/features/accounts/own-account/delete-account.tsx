import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ownAccount } from '#messages/own-account';
import { pages } from '#network/pages';
import { ownRemovalSchema } from '@/contract/auth-requests';
import type { User } from '@/contract/users';
import { endDrafts } from '@/store/drafts';
import { toFailure } from '@/store/failure';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { notify } from '@/ui/feedback/toast';
import { Form } from '@/ui/form/form';
import { Text } from '@/ui/layout/text';
import { forgetAccount } from '../auth-slice';
import { CurrentPassword } from './current-password';
import { ownAccountApi } from './own-account-api';

const { deletion: texts } = ownAccount;

/** Erases the account, after asking for the password again. */
export const DeleteAccount = ({ user }: { user: User }) => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const remove = async (values: { currentPassword: string }) => {
    const { error } = await dispatch(ownAccountApi.endpoints.deleteMe.initiate(values, { track: false }));
    return error ? toFailure(error) : null;
  };
  const leave = () => {
    notify.success(texts.done);
    dispatch(endDrafts());
    dispatch(forgetAccount());
    navigate(pages.home.path);
  };
  return (
    <>
      <Button icon={<Trash2 size={18} />} onClick={() => setIsAsking(true)}>
        {texts.label}
      </Button>
      <Dialog open={isAsking} onClose={close} title={texts.title}>
        <Dialog.Body>
          <Text>{texts.text()}</Text>
          <Form
            initialValues={{ currentPassword: '' }}
            schema={ownRemovalSchema}
            send={remove}
            onDone={leave}
            submitLabel={texts.submitLabel}
            failureTitle={texts.failureTitle}
            aside={<Button onClick={close}>{texts.keepLabel}</Button>}
          >
            <CurrentPassword user={user} />
          </Form>
        </Dialog.Body>
      </Dialog>
    </>
  );
};
