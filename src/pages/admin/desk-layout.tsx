import { Outlet, useMatches } from 'react-router-dom';
import { desks } from '@/content/pages';
import type { DeskKey } from '@/content/pages';
import { PrivatePage } from '@/features/accounts/private-page';
import { Stack } from '@/ui/layout/stack';
import { BackToDesk } from './back-to-desk';

const isDesk = (id: string | undefined): id is DeskKey => id !== undefined && id in desks;

/** The frame around each of the admin's desks, which learn from `useMe` who sits there. */
const DeskLayout = () => {
  const id = useMatches().at(-1)?.id;
  if (!isDesk(id)) throw new Error(`Route "${String(id)}" is no desk of src/content/pages.ts`);
  const { title, subtitle } = desks[id];
  return (
    <PrivatePage key={id} role="admin" title={title} subtitle={subtitle}>
      {(me) => (
        <Stack>
          <BackToDesk />
          <Outlet context={me} />
        </Stack>
      )}
    </PrivatePage>
  );
};

export default DeskLayout;
