import { useState } from 'react';
import { createPortal } from 'react-dom';
import { homeTexts } from '#messages/home';
import { Button } from '@/ui/button/button';
import { notify } from '@/ui/feedback/toast';

const loadDialog = () => import(/* webpackChunkName: "connect-dialog" */ './connect-dialog');
type DialogModule = Awaited<ReturnType<typeof loadDialog>>;

/** Loads the dialog ahead of a click; a failure shows on the click. */
const prefetch = () => void loadDialog().catch(() => undefined);

/** Button that opens the connect dialog, whose code loads on demand. */
export const StartJourney = () => {
  const [module, setModule] = useState<DialogModule>();
  const [wanted, setWanted] = useState(false);

  const open = async () => {
    setWanted(true);
    try {
      setModule(await loadDialog());
    } catch {
      setWanted(false);
      notify.error(homeTexts.startFailure.title, {
        description: homeTexts.startFailure.text,
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
        {homeTexts.startLabel}
      </Button>
      {wanted &&
        module &&
        // Rendered in the body, because the button's surroundings may have colors of their own.
        createPortal(<module.ConnectDialog onClose={() => setWanted(false)} />, document.body)}
    </>
  );
};
