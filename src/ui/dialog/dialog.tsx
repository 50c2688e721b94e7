import { X } from 'lucide-react';
import {
  createContext,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { yieldToBrowser } from '@/lib/yield-to-browser';
import { Button } from '../button/button';
import { Body, Frame, Header, LEAVING, Panel, Title } from './dialog-style';

interface DialogContextValue {
  titleId: string;
  close: () => void;
}
const DialogContext = createContext<DialogContextValue | null>(null);

const useDialog = (): DialogContextValue => {
  const value = useContext(DialogContext);
  if (value === null) throw new Error('Dialog parts must be used within a Dialog');
  return value;
};

export interface DialogProps {
  open: boolean;
  /** The visitor asked to close: by Escape, by a click on the backdrop or by the close button. */
  onClose: () => void;
  /** Draws the head with this title and a close button. Without it, use `Dialog.Title` or `labelledBy`. */
  title?: ReactNode;
  /** Id of an element elsewhere that names the dialog. */
  labelledBy?: string;
  children?: ReactNode;
}

const OpenDialog = ({ onClose, title, labelledBy, children }: Omit<DialogProps, 'open'>) => {
  const titleId = useId();
  const frame = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);

  // Closing before the element leaves the page is what gives the focus back.
  useLayoutEffect(() => {
    const dialog = frame.current;
    dialog?.showModal();
    // React focuses its `autoFocus` before the dialog is open, when that has no effect.
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => dialog?.close();
  }, []);

  // It is out of sight first: a page that is no longer inert is styled anew as a whole, which takes a phone its time.
  const close = () => {
    const dialog = frame.current;
    if (!dialog || dialog.hasAttribute(LEAVING)) return;
    dialog.setAttribute(LEAVING, '');
    void yieldToBrowser().then(() => {
      flushSync(onClose);
      dialog.removeAttribute(LEAVING);
    });
  };
  // A drag that starts inside and ends on the backdrop is no wish to close.
  const notePress = ({ target, currentTarget }: PointerEvent) => {
    pressedBackdrop.current = target === currentTarget;
  };
  return (
    <DialogContext value={{ titleId, close }}>
      <Frame
        ref={frame}
        aria-labelledby={labelledBy ?? titleId}
        onCancel={(event) => {
          event.preventDefault();
          close();
        }}
        onPointerDown={notePress}
        onClick={({ target, currentTarget }) => {
          if (target === currentTarget && pressedBackdrop.current) close();
        }}
      >
        <Panel>
          {title !== undefined && (
            <Header>
              <DialogTitle>{title}</DialogTitle>
              <CloseButton />
            </Header>
          )}
          {children}
        </Panel>
      </Frame>
    </DialogContext>
  );
};

const DialogTitle = (props: ComponentProps<'h2'>) => <Title {...props} id={useDialog().titleId} />;

const CloseButton = ({ label = 'Close' }: { label?: string }) => (
  <Button variant="quiet" aria-label={label} icon={<X size={20} />} onClick={useDialog().close} />
);

const DialogRoot = ({ open, ...rest }: DialogProps) => (open ? <OpenDialog {...rest} /> : null);

/**
 * A modal dialog on the browser's own: the page behind is inert and does not scroll, Escape closes, the focus stays
 * inside and goes back to where it was. The focus begins at the element with `data-autofocus`, else at the first one. Nothing of it is in
 * the page while closed.
 */
export const Dialog = Object.assign(DialogRoot, { Header, Title: DialogTitle, Body, CloseButton });
