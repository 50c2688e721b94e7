import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { privatePages } from '#network/pages';
import { type DeskKey } from '@/contract/pages';
import { PrivatePage } from '@/features/accounts/private-page';
import { ConfirmationHost } from '@/features/admin/confirmation-host';
import { deskRoles } from '@/features/admin/desk-access';
import { MeContext } from '@/features/admin/use-me';
import { deskWords } from '@/messages/en/desk-words';
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

/** The frame around each of the admin's desks, which learn from `useMe` who sits there. */
const DeskLayout = ({ id, children }: { id: DeskKey; children: ReactNode }) => {
  return (
    <PrivatePage
      key={id}
      roles={deskRoles[id]}
      title={privatePages[id].title}
      subtitle={deskWords[id].subtitle}
    >
      {(me) => (
        <Stack>
          <BackToDesk />
          <MeContext value={me}>{children}</MeContext>
          <ConfirmationHost user={me} />
        </Stack>
      )}
    </PrivatePage>
  );
};

export default DeskLayout;
