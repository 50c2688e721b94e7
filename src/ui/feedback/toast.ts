import { onceShown } from '@/lib/yield-to-browser';
import type { ToastDetails, Tone } from './toast-host';

/** Toasts and their library load with the first message, not with the page. */
const notifyAs =
  (tone: Tone) =>
  (title: string, details?: ToastDetails): void => {
    // The pressed element reacts first, before the library is evaluated.
    void onceShown()
      .then(() => import(/* webpackChunkName: "toasts" */ './toast-host'))
      .then(
        ({ showToast }) => showToast(tone, title, details),
        // The library fails to load on a page that is being left, and nothing else shows messages.
        () => undefined,
      );
  };

/** Short messages at the bottom right that disappear after three seconds. */
export const notify = { success: notifyAs('success'), error: notifyAs('error') };
