import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { contentDesk } from '@/messages/en/content-desk';
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

/** In sight wherever in a long list something was deleted. */
const Offers = styled(Stack).attrs({ gap: 1 })`
  position: sticky;
  top: calc(${({ theme }) => `${theme.size.header} + ${theme.space[1]}`});
  z-index: 1;
`;

const Offer = ({ deleted, onGone }: { deleted: Deleted; onGone: () => void }) => {
  const [isRestoring, setRestoring] = useState(false);
  const { name } = deleted;
  const undo = useRef<HTMLButtonElement>(null);
  // The button that had the focus is gone with what it has deleted.
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
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
          <Button ref={undo} loading={isRestoring} onClick={() => void restore()}>
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
  const desk = useRef<HTMLDivElement>(null);
  const drop = (gone: Deleted) => {
    setAll((before) => before.filter(({ key }) => key !== gone.key));
    desk.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  };
  return (
    <DeletedContext value={(deleted) => setAll((before) => [...before, deleted])}>
      <Stack ref={desk} gap={2}>
        {all.length > 0 && (
          <Offers>
            {all.map((deleted) => (
              <Offer key={deleted.key} deleted={deleted} onGone={() => drop(deleted)} />
            ))}
          </Offers>
        )}
        {children}
      </Stack>
    </DeletedContext>
  );
};
