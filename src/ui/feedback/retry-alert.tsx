import { Button } from '../button/button';
import { Alert, type AlertProps } from './alert';

export interface RetryAlertProps extends Pick<AlertProps, 'title' | 'children'> {
  onRetry: () => void;
  retryLabel?: string;
  loading?: boolean;
}

/** A failure to load something, with the reason and a retry button. */
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
