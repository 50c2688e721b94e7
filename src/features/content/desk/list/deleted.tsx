import { createContext, useContext, useState, type ReactNode } from 'react';
import { contentDesk } from '@/content/content-desk';
import { Button } from '@/ui/button/button';
import { Alert } from '@/ui/feedback/alert';
import { notify } from '@/ui/feedback/toast';
import { Stack } from '@/ui/layout/stack';

const words = contentDesk.deleted;

/** Something that was deleted here, and how it comes back. */
interface Deleted {
  /** Another one for each deletion. */
  key: string;
  name: string;
  /** Resolves to why it did not come back; null when it did. */
  restore: () => Promise<string | null>;
}

const DeletedContext = createContext<(deleted: Deleted) => void>(() => undefined);

/** Gives what offers to bring back what was deleted. */
export const useOfferUndo = () => useContext(DeletedContext);

const Offer = ({ deleted, onGone }: { deleted: Deleted; onGone: () => void }) => {
  const [isRestoring, setRestoring] = useState(false);
  const { name } = deleted;
  const restore = async () => {
    setRestoring(true);
    const problem = await deleted.restore();
    setRestoring(false);
    if (problem === null) {
      notify.success(words.restored(name));
      onGone();
    } else notify.error(words.failed(name), { description: problem });
  };
  return (
    <Alert
      tone="info"
      title={words.title(name)}
      action={
        <Stack direction="row" gap={1} wrap>
          <Button loading={isRestoring} onClick={() => void restore()}>
            {words.undo}
          </Button>
          <Button variant="quiet" onClick={onGone}>
            {words.dismiss}
          </Button>
        </Stack>
      }
    />
  );
};

/** Says what was deleted, with a way back, until the desk is left or that is dismissed: no clock decides over somebody's words. */
export const WithUndo = ({ children }: { children: ReactNode }) => {
  const [all, setAll] = useState<readonly Deleted[]>([]);
  return (
    <DeletedContext value={(deleted) => setAll((before) => [...before, deleted])}>
      <Stack gap={2}>
        {all.length > 0 && (
          <Stack gap={1}>
            {all.map((deleted) => (
              <Offer
                key={deleted.key}
                deleted={deleted}
                onGone={() => setAll((before) => before.filter(({ key }) => key !== deleted.key))}
              />
            ))}
          </Stack>
        )}
        {children}
      </Stack>
    </DeletedContext>
  );
};
