import { useState } from 'react';
import { createPortal } from 'react-dom';
import { homeWords } from '@/messages/en/home';
import { Button } from '@/ui/button/button';
import { notify } from '@/ui/feedback/toast';

const loadDialog = () => import(/* webpackChunkName: "connect-dialog" */ './connect-dialog');
type DialogModule = Awaited<ReturnType<typeof loadDialog>>;

/** Fetches the dialog ahead of a click; a failure shows on the click. */
const prefetch = () => void loadDialog().catch(() => undefined);

/** The button that opens the connect dialog, which is no part of the page until it is asked for. */
export const StartJourney = () => {
  const [module, setModule] = useState<DialogModule>();
  const [wanted, setWanted] = useState(false);

  const open = async () => {
    setWanted(true);
    try {
      setModule(await loadDialog());
    } catch {
      setWanted(false);
      notify.error('The dialog could not be loaded', {
        description: 'Please check your connection and try again.',
      });
    }
  };
  return (
    <>
      <Button
        variant="primary"
        size="large"
        aria-haspopup="dialog"
        loading={wanted && !module}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => void open()}
      >
        {homeWords.startLabel}
      </Button>
      {wanted &&
        module &&
        // In the body, since the place of the button may have colours of its own.
        createPortal(<module.ConnectDialog onClose={() => setWanted(false)} />, document.body)}
    </>
  );
};
