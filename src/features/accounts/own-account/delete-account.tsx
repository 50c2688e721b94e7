import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { pages } from '#network/pages';
import { ownRemovalSchema } from '@/contract/auth-requests';
import type { User } from '@/contract/users';
import { playerLink } from '@/messages/en/player-link';
import { endDrafts } from '@/store/drafts';
import { toFailure } from '@/store/failure';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { notify } from '@/ui/feedback/toast';
import { Form } from '@/ui/form/form';
import { Text } from '@/ui/layout/text';
import { Verbatim } from '@/ui/layout/verbatim';
import { useNavigate } from '@/ui/routing/place';
import { forgetAccount } from '../auth-slice';
import { CurrentPassword } from './current-password';
import { ownAccountApi } from './own-account-api';

/** Erases the account, after the password was asked for once more. */
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
    notify.success('Your account is deleted');
    dispatch(endDrafts());
    dispatch(forgetAccount());
    navigate(pages.home.path);
  };
  return (
    <>
      <Button icon={<Trash2 size={18} />} onClick={() => setIsAsking(true)}>
        Delete my account
      </Button>
      <Dialog open={isAsking} onClose={close} title="Delete your account?">
        <Dialog.Body>
          <Text>
            <Verbatim>{user.username}</Verbatim> is erased, and you are signed out everywhere. Applications
            that it sent stay, but no longer name it. {playerLink.deletion} This cannot be undone.
          </Text>
          <Form
            initialValues={{ currentPassword: '' }}
            schema={ownRemovalSchema}
            send={remove}
            onDone={leave}
            submitLabel="Delete for good"
            failureTitle="The account was not deleted"
            aside={<Button onClick={close}>Keep it</Button>}
          >
            <CurrentPassword user={user} />
          </Form>
        </Dialog.Body>
      </Dialog>
    </>
  );
};
