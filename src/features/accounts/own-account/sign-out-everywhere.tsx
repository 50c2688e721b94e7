import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ownAccount } from '#messages/own-account';
import { pages } from '#network/pages';
import { endDrafts } from '@/store/drafts';
import { toFailure } from '@/store/failure';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/button/button';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { forgetAccount } from '../auth-slice';
import { ownAccountApi } from './own-account-api';

const { signOutEverywhere: texts } = ownAccount;

/** Ends every session of the account, including this one. */
export const SignOutEverywhere = () => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const [endSessions, { isLoading, error }] = ownAccountApi.useEndSessionsMutation();
  const end = async () => {
    const result = await endSessions(undefined);
    if (result.error) return;
    dispatch(endDrafts());
    dispatch(forgetAccount());
    navigate(pages.login.path);
  };
  return (
    <div>
      <Button onClick={() => setIsAsking(true)}>{texts.label}</Button>
      <ConfirmDialog
        open={isAsking}
        variant="primary"
        onClose={() => setIsAsking(false)}
        title={texts.title}
        confirmLabel={texts.confirmLabel}
        onConfirm={() => void end()}
        loading={isLoading}
        problem={error && toFailure(error).message}
      >
        {texts.text}
      </ConfirmDialog>
    </div>
  );
};
