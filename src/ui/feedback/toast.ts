import { onceShown } from '@/lib/once-shown';
import type { ToastDetails, Tone } from './toast-host';

/** Toasts and their library come with the first message, not with the first page. */
const show = async (tone: Tone, title: string, details: ToastDetails): Promise<void> => {
  // What was touched shows that first, with no library evaluated on the way.
  await onceShown();
  const { showToast } = await import(/* webpackChunkName: "toasts" */ './toast-host');
  showToast(tone, title, details);
};

/** Short messages at the bottom right, gone after three seconds. */
export const notify = {
  success: (title: string, details: ToastDetails = {}): void => void show('success', title, details),
  error: (title: string, details: ToastDetails = {}): void => void show('error', title, details),
};
