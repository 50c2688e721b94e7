import { copyIp } from '#messages/connect';
import type { CopyOutcome } from '@/hooks/use-copy';
import { notify } from '@/ui/feedback/toast';

const onFailed = (address: string) =>
  notify.error(copyIp.failure.title, { description: copyIp.failure.text(address) });

/** Selects an address that could not be copied, for the visitor to copy. */
export const selectText = (element: HTMLElement | null): void => {
  if (element) getSelection()?.selectAllChildren(element);
};

export const addressToasts = {
  onCopied: () => notify.success(copyIp.success.title, { description: copyIp.success.text }),
  onFailed,
} satisfies CopyOutcome;

/** Toasts of the status page, where each address has its own message. */
export const addressToastsWith = (message: string): CopyOutcome => ({
  onCopied: () => notify.success(message),
  onFailed,
});
