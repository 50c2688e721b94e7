import type { ReactNode } from 'react';
import { deskTexts } from '#messages/desk-texts';
import { privatePages } from '#network/pages';
import { type DeskKey, DESKS } from '@/contract/desks';
import { PrivatePage } from '@/features/accounts/private-page';
import { ConfirmationHost } from '@/features/admin/confirmation-host';
import { MeContext } from '@/features/admin/use-me';
import { AdminFrame } from './admin-frame';

/** The frame around each desk, whose user `useMe` returns. */
export const DeskLayout = ({ id, children }: { id: DeskKey; children: ReactNode }) => (
  <PrivatePage
    key={id}
    roles={DESKS[id].roles}
    title={privatePages[id].title}
    subtitle={deskTexts[id].subtitle}
  >
    {(me) => (
      <AdminFrame role={me.role} here={id}>
        <MeContext value={me}>{children}</MeContext>
        <ConfirmationHost user={me} />
      </AdminFrame>
    )}
  </PrivatePage>
);
