import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/button';
import { Alert } from '../feedback/alert';
import { Stack } from '../layout/stack';
import { Text } from '../layout/text';
import { Dialog } from './dialog';

export interface ConfirmDialogProps extends Pick<ButtonProps, 'variant' | 'disabled' | 'loading'> {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Says what is lost, and whether it can be undone. */
  children: ReactNode;
  confirmLabel: string;
  onConfirm: () => void;
  /** Why the action failed. */
  problem?: string | undefined;
}

/** Asks before an action. By default it is one by which something is lost. */
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
        <Button
          variant={props.variant ?? 'danger'}
          disabled={props.disabled}
          loading={props.loading ?? false}
          onClick={props.onConfirm}
        >
          {props.confirmLabel}
        </Button>
        <Button onClick={props.onClose}>Cancel</Button>
      </Stack>
    </Dialog.Body>
  </Dialog>
);
