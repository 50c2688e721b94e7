import { Check, Copy } from 'lucide-react';
import { useCopy, type CopyOutcome } from '@/hooks/use-copy';
import { VisuallyHidden } from '../layout/text';
import { Button, type ButtonProps } from './button';

export interface CopyButtonProps
  extends Omit<ButtonProps, 'value' | 'loading' | 'onClick' | 'icon'>, CopyOutcome {
  value: string;
  /** Label and announcement for three seconds after a copy. */
  copiedLabel?: string;
}

/** Label and announcement for three seconds after a failure, unless `onFailed` tells the visitor. */
const FAILED_LABEL = 'Please copy it manually';

/** Copies `value` and says so. Further messages to the visitor are up to `onCopied` and `onFailed`. */
export const CopyButton = ({
  value,
  copiedLabel = 'Copied!',
  onCopied,
  onFailed,
  children,
  ...rest
}: CopyButtonProps) => {
  const { copied, failed, copy } = useCopy({ onCopied, onFailed });
  const outcome = (copied && copiedLabel) || (failed && !onFailed && FAILED_LABEL);
  return (
    <>
      <Button
        {...rest}
        icon={copied ? <Check size={18} /> : <Copy size={18} />}
        onClick={() => void copy(value)}
      >
        {outcome || children}
      </Button>
      <VisuallyHidden role="status">{outcome}</VisuallyHidden>
    </>
  );
};
