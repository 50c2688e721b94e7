import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Alert } from '../feedback/alert';
import { Stack } from '../layout/stack';
import { Text } from '../layout/text';
import { Dialog } from './dialog';

export interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Says what will happen, and whether it can be undone. */
  children: ReactNode;
  confirmLabel: string;
  onConfirm: () => void;
  /** True while the action runs. */
  loading?: boolean;
  /** Why the action failed. */
  problem?: string | undefined;
}

/** Asks before an action that cannot be undone. */
export const ConfirmDialog = (props: ConfirmDialogProps) => (
  <Dialog open={props.open} onClose={props.onClose} title={props.title}>
    <Dialog.Body>
      <Text as="div">{props.children}</Text>
      {props.problem !== undefined && (
        <Alert tone="danger" title="Something went wrong">
          {props.problem}
        </Alert>
      )}
      <Stack direction="row" gap={1} wrap>
        <Button variant="primary" loading={props.loading ?? false} onClick={props.onConfirm}>
          {props.confirmLabel}
        </Button>
        <Button onClick={props.onClose}>Cancel</Button>
      </Stack>
    </Dialog.Body>
  </Dialog>
);
