import { useLayoutEffect, useState } from 'react';
import { contentDesk } from '#messages/content-desk';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { askBeforeLeaving } from '@/ui/routing/leaving';

const texts = contentDesk.leaving;

/** Makes links, tabs and the browser ask before leaving unsaved changes. */
export const LeaveQuestion = ({ isUnsaved }: { isUnsaved: boolean }) => {
  const [asked, setAsked] = useState<{ go: () => void }>();
  // Runs before a redirect that replaces the editor, e.g. when a session ends.
  useLayoutEffect(() => {
    if (!isUnsaved) return undefined;
    const stopAsking = askBeforeLeaving((go) => setAsked({ go }));
    // The browser shows a text of its own.
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
      title={texts.title}
      confirmLabel={texts.confirm}
      onConfirm={() => {
        setAsked(undefined);
        asked?.go();
      }}
    >
      {texts.text}
    </ConfirmDialog>
  );
};
