import { useLayoutEffect, useState } from 'react';
import { contentDesk } from '@/messages/en/content-desk';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { askBeforeLeaving } from '@/ui/routing/place';

const words = contentDesk.leaving;

/** Has links, tabs and the browser ask while something is unsaved. */
export const LeaveQuestion = ({ isUnsaved }: { isUnsaved: boolean }) => {
  const [asked, setAsked] = useState<{ go: () => void }>();
  // Before a redirect that takes the place of the editor, as when a session ends.
  useLayoutEffect(() => {
    if (!isUnsaved) return undefined;
    const stopAsking = askBeforeLeaving((go) => setAsked({ go }));
    // The browser asks in its own words.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      stopAsking();
      window.removeEventListener('beforeunload', ask);
    };
  }, [isUnsaved]);
  return (
    <ConfirmDialog
      open={asked !== undefined}
      onClose={() => setAsked(undefined)}
      title={words.title}
      confirmLabel={words.confirm}
      onConfirm={() => {
        setAsked(undefined);
        asked?.go();
      }}
    >
      {words.text}
    </ConfirmDialog>
  );
};
