import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { typedNameLabel } from '#messages/fields';
import { ownAccount } from '#messages/own-account';
import { pages } from '#network/pages';
import { ownRemovalSchema } from '@/contract/auth-requests';
import type { User } from '@/contract/users';
import { endDrafts } from '@/store/drafts';
import { toFailure } from '@/store/failure';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { useTypedName } from '@/ui/dialog/use-typed-name';
import { notify } from '@/ui/feedback/toast';
import { Form } from '@/ui/form/form';
import { Text } from '@/ui/layout/text';
import { forgetAccount } from '../auth-slice';
import { CurrentPassword } from './current-password';
import { ownAccountApi } from './own-account-api';

const { deletion: texts } = ownAccount;

const DeletionForm = ({ user, onClose }: { user: User; onClose: () => void }) => {
  const [isTyped, typedName] = useTypedName(user.username, typedNameLabel(user.username));
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
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
    <Form
      initialValues={{ currentPassword: '' }}
      schema={ownRemovalSchema}
      send={remove}
      onDone={leave}
      submitLabel={texts.submitLabel}
      tone="danger"
      disabled={!isTyped}
      failureTitle={texts.failureTitle}
      aside={<Button onClick={onClose}>{texts.keepLabel}</Button>}
    >
      {typedName}
      <CurrentPassword user={user} />
    </Form>
  );
};

/** Erases the account, after asking for its name and the password. */
export const DeleteAccount = ({ user }: { user: User }) => {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <>
      <Button icon={<Trash2 size={18} />} onClick={() => setIsAsking(true)}>
        {texts.label}
      </Button>
      <Dialog open={isAsking} onClose={close} title={texts.title}>
        <Dialog.Body>
          <Text>{texts.text()}</Text>
          <DeletionForm user={user} onClose={close} />
        </Dialog.Body>
      </Dialog>
    </>
  );
};
