import { ArrowLeft } from 'lucide-react';
import { Outlet, useMatches } from 'react-router-dom';
import { desks, privatePages, type DeskKey } from '@/content/pages';
import { PrivatePage } from '@/features/accounts/private-page';
import { ButtonLink } from '@/ui/button/button';
import { Stack } from '@/ui/layout/stack';

/** Back from a desk to the admin's landing. */
const BackToDesk = () => (
  <div>
    <ButtonLink to={privatePages.admin.path} variant="quiet" icon={<ArrowLeft size={18} />}>
      All desks
    </ButtonLink>
  </div>
);

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
