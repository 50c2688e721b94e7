import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { contentDesk } from '#messages/content-desk';
import { Button } from '@/ui/button/button';
import { Alert } from '@/ui/feedback/alert';
import { notify } from '@/ui/feedback/toast';
import { Stack } from '@/ui/layout/stack';

const texts = contentDesk.deleted;

/** A deleted item and the way to restore it. */
interface Deleted {
  /** Unique for each deletion. */
  key: string;
  name: string;
  /** Resolves to the error, or to null on success. */
  restore: () => Promise<string | null>;
}

const DeletedContext = createContext<(deleted: Deleted) => void>(() => undefined);

/** Returns the function that offers to restore a deleted item. */
export const useOfferUndo = () => useContext(DeletedContext);

/** Sticky, so that it is visible anywhere in a long list. */
const Offers = styled(Stack).attrs({ gap: 1 })`
  position: sticky;
  top: calc(${({ theme }) => `${theme.size.header} + ${theme.space[1]}`});
  z-index: 1;
`;

const Offer = ({ deleted, onGone }: { deleted: Deleted; onGone: () => void }) => {
  const [isRestoring, setRestoring] = useState(false);
  const { name } = deleted;
  const undo = useRef<HTMLButtonElement>(null);
  // The button that had focus is gone with the deleted item.
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  const restore = async () => {
    setRestoring(true);
    const problem = await deleted.restore();
    setRestoring(false);
    if (problem === null) {
      notify.success(texts.restored(name));
      onGone();
    } else notify.error(texts.failed(name), { description: problem });
  };
  return (
    <Alert
      tone="info"
      title={texts.title(name)}
      action={
        <Stack direction="row" gap={1} wrap>
          <Button ref={undo} loading={isRestoring} onClick={() => void restore()}>
            {texts.undo}
          </Button>
          <Button variant="quiet" onClick={onGone}>
            {texts.dismiss}
          </Button>
        </Stack>
      }
    />
  );
};

/**
 * Says what was deleted, with an undo button, until the user leaves the desk or dismisses it. No timer,
 * because it may be all that is left of someone's work.
 */
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
