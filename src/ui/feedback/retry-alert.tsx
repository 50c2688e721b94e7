import { Button } from '../button/button';
import { Alert, type AlertProps } from './alert';

export interface RetryAlertProps extends Pick<AlertProps, 'title' | 'children'> {
  onRetry: () => void;
  retryLabel?: string;
  /** While it is being tried again. */
  loading?: boolean;
}

/** Something could not be had: why, and a button that tries again. */
export const RetryAlert = ({ retryLabel = 'Retry', loading = false, onRetry, ...rest }: RetryAlertProps) => (
  <Alert
    tone="danger"
    {...rest}
    action={
      <Button loading={loading} onClick={() => onRetry()}>
        {retryLabel}
      </Button>
    }
  />
);
