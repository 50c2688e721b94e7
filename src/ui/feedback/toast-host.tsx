import { CircleCheck, CircleX, X } from 'lucide-react';
import { createRoot } from 'react-dom/client';
import { toast, ToastContainer } from 'react-toastify/unstyled';
import { ThemeProvider } from 'styled-components';
import { theme } from '@/theme/theme';
import { Button } from '../button/button';
import { Note, Text } from '../layout/text';
import { ToastStyle } from './toast-style';

/** Time for which a toast stays, in milliseconds. */
const TOAST_MS = 3000;

const tones = {
  success: { role: 'status', icon: <CircleCheck size={20} /> },
  error: { role: 'alert', icon: <CircleX size={20} /> },
} as const;

export type Tone = keyof typeof tones;

export interface ToastDetails {
  /** A second, quieter line. */
  description?: string;
  /** Stays until it is dismissed. */
  stays?: boolean;
}

let home: HTMLElement | undefined;

/** Outside the app's root, so that a message outlives the screen, or the crash, that it is about. */
const mountOnce = (): HTMLElement => {
  if (home) return home;
  home = document.createElement('div');
  createRoot(home).render(
    <ThemeProvider theme={theme}>
      <ToastStyle />
      <ToastContainer
        aria-label="Notifications"
        position="bottom-right"
        autoClose={TOAST_MS}
        transition={false}
        limit={4}
        closeButton={({ closeToast }) => (
          <Button
            variant="quiet"
            aria-label="Dismiss"
            icon={<X size={18} />}
            onClick={() => closeToast(true)}
          />
        )}
      />
    </ThemeProvider>,
  );
  return home;
};

/**
 * Puts the toasts beside the app or inside an open modal dialog, outside of which everything is covered,
 * inert and silent.
 */
const place = (element: HTMLElement): void => {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  (dialog ?? document.body).append(element);
  dialog?.addEventListener('close', () => document.body.append(element), { once: true });
};

export const showToast = (
  tone: Tone,
  title: string,
  { description, stays = false }: ToastDetails = {},
): void => {
  place(mountOnce());
  toast[tone](
    <div className="Toastify__toast-words">
      <Text weight={600}>{title}</Text>
      {description !== undefined && <Note>{description}</Note>}
    </div>,
    { ...tones[tone], ...(stays && { autoClose: false }) },
  );
};
