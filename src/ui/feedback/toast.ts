import { onceShown } from '@/lib/once-shown';
import type { ToastDetails, Tone } from './toast-host';

/** Toasts and their library come with the first message, not with the first page. */
const notifyAs =
  (tone: Tone) =>
  (title: string, details?: ToastDetails): void => {
    // What was touched shows that first, with no library evaluated on the way.
    void onceShown()
      .then(() => import(/* webpackChunkName: "toasts" */ './toast-host'))
      .then(
        ({ showToast }) => showToast(tone, title, details),
        // The library does not come to a page that is being left, and nothing else shows messages.
        () => undefined,
      );
  };

/** Short messages at the bottom right, gone after three seconds. */
export const notify = { success: notifyAs('success'), error: notifyAs('error') };
