import { useState } from 'react';
import { pages } from '#network/pages';
import { endDrafts } from '@/store/drafts';
import { toFailure } from '@/store/failure';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/button/button';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { useNavigate } from '@/ui/routing/place';
import { forgetAccount } from '../auth-slice';
import { ownAccountApi } from './own-account-api';

/** Ends every session of the account, this one too. */
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
      <Button onClick={() => setIsAsking(true)}>Sign out everywhere</Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title="Sign out everywhere?"
        confirmLabel="Sign out"
        onConfirm={() => void end()}
        loading={isLoading}
        problem={error && toFailure(error).message}
      >
        You will be signed out on every device, this one too.
      </ConfirmDialog>
    </div>
  );
};
