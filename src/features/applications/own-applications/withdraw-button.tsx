import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { ownApplications } from '#messages/applications/own';
import type { OwnApplication } from '@/contract/own-applications';
import { positionTitle } from '@/lib/positions';
import { toFailure } from '@/store/failure';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/button/button';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { submissionWithdrawn } from '../application-slice';
import { ownApplicationsApi } from './own-applications-api';

const { withdraw } = ownApplications;

export interface WithdrawButtonProps {
  application: Pick<OwnApplication, 'id' | 'position'>;
  /** Key of the private link; null for the account that sent it. */
  linkKey: string | null;
  onWithdrawn: () => void;
}

export const WithdrawButton = ({
  application: { id, position },
  linkKey,
  onWithdrawn,
}: WithdrawButtonProps) => {
  const dispatch = useAppDispatch();
  const [isAsking, setIsAsking] = useState(false);
  const [byLink, ofLink] = ownApplicationsApi.useWithdrawApplicationMutation();
  const [byAccount, ofAccount] = ownApplicationsApi.useWithdrawOwnApplicationMutation();
  const { isLoading, error } = linkKey === null ? ofAccount : ofLink;
  const title = positionTitle(position);
  const confirm = async () => {
    const { error: refusal } = await (linkKey === null ? byAccount({ id }) : byLink({ id, key: linkKey }));
    // A missing application has been withdrawn already, perhaps in another tab.
    if (refusal && toFailure(refusal).status !== 404) return;
    dispatch(submissionWithdrawn(id));
    setIsAsking(false);
    onWithdrawn();
  };
  return (
    <>
      <Button variant="quiet" icon={<Undo2 size={18} />} onClick={() => setIsAsking(true)}>
        {withdraw.label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={withdraw.question(title)}
        confirmLabel={withdraw.label}
        loading={isLoading}
        problem={error && toFailure(error).message}
        onConfirm={() => void confirm()}
      >
        {withdraw.text}
      </ConfirmDialog>
    </>
  );
};
