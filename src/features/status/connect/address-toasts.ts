import type { CopyOutcome } from '@/hooks/use-copy';
import { copyIp } from '@/messages/en/connect';
import { notify } from '@/ui/feedback/toast';

const onFailed = (address: string) =>
  notify.error(copyIp.failure.title, { description: copyIp.failure.text(address) });

/** What the visitor is told after a copy of the server's address. */
export const addressToasts: CopyOutcome = {
  onCopied: () => notify.success(copyIp.success.title, { description: copyIp.success.text }),
  onFailed,
};

/** The same on the status page, where each address has its own message. */
export const addressToastsWith = (message: string): CopyOutcome => ({
  onCopied: () => notify.success(message),
  onFailed,
});
