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
  /** Called when the visitor presses Escape, the backdrop or the close button. */
  onClose: () => void;
  /** Renders a header with this title and a close button. Without it, use `Dialog.Title` or `labelledBy`. */
  title?: ReactNode;
  /** Id of an element elsewhere that names the dialog. */
  labelledBy?: string;
  className?: string;
  children?: ReactNode;
}

const OpenDialog = ({ onClose, title, labelledBy, className, children }: Omit<DialogProps, 'open'>) => {
  const titleId = useId();
  const frame = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);

  // Closing before the element is removed returns focus.
  useLayoutEffect(() => {
    const dialog = frame.current;
    dialog?.showModal();
    // React focuses `autoFocus` before the dialog is open, which has no effect.
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => dialog?.close();
  }, []);

  // It is hidden first, because ending the page's inertness restyles all of it, which is slow on a phone.
  const close = () => {
    const dialog = frame.current;
    if (!dialog || dialog.hasAttribute(LEAVING)) return;
    dialog.setAttribute(LEAVING, '');
    void yieldToBrowser().then(() => {
      flushSync(onClose);
      dialog.removeAttribute(LEAVING);
    });
  };
  // A drag from inside to the backdrop must not close it.
  const notePress = ({ target, currentTarget }: PointerEvent) => {
    pressedBackdrop.current = target === currentTarget;
  };
  return (
    <DialogContext value={{ titleId, close }}>
      <Frame
        ref={frame}
        className={className}
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

const CloseButton = () => (
  <Button variant="quiet" aria-label="Close" icon={<X size={20} />} onClick={useDialog().close} />
);

const DialogRoot = ({ open, ...rest }: DialogProps) => (open ? <OpenDialog {...rest} /> : null);

/**
 * A modal based on the browser's dialog: the page behind is inert and does not scroll, Escape closes, and
 * focus stays inside and returns afterwards. Focus starts at the element with `data-autofocus`, else at the
 * first one. Nothing is rendered while closed.
 */
export const Dialog = Object.assign(DialogRoot, { Header, Title: DialogTitle, Body, CloseButton });
