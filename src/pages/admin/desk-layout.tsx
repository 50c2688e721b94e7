import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { admin } from '#messages/admin';
import { deskTexts } from '#messages/desk-texts';
import { privatePages } from '#network/pages';
import { type DeskKey, DESKS } from '@/contract/desks';
import { PrivatePage } from '@/features/accounts/private-page';
import { ConfirmationHost } from '@/features/admin/confirmation-host';
import { MeContext } from '@/features/admin/use-me';
import { ButtonLink } from '@/ui/button/button';
import { Stack } from '@/ui/layout/stack';

/** Link back from a desk to the admin page. */
const BackToDesk = () => (
  <div>
    <ButtonLink to={privatePages.admin.path} variant="quiet" icon={<ArrowLeft size={18} />}>
      {admin.allDesks}
    </ButtonLink>
  </div>
);

/** The frame around each desk, whose user `useMe` returns. */
export const DeskLayout = ({ id, children }: { id: DeskKey; children: ReactNode }) => (
  <PrivatePage
    key={id}
    roles={DESKS[id].roles}
    title={privatePages[id].title}
    subtitle={deskTexts[id].subtitle}
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
