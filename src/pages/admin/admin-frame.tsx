import { Menu } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { admin } from '#messages/admin';
import type { Role } from '@/contract/users';
import type { AnyPageKey } from '@/lib/pages';
import { stickySide } from '@/theme/foot';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { Stack } from '@/ui/layout/stack';
import { DeskNav } from './desk-nav';

/** Width from which the desks fit beside the sidebar. */
const WIDE = '@media (min-width: 1200px)';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${({ theme }) => theme.space[3]};

  ${WIDE} {
    grid-template-columns: 216px minmax(0, 1fr);
    gap: ${({ theme }) => theme.space[4]};
  }
`;
const Narrow = styled.div`
  ${WIDE} {
    display: none;
  }
`;
const Side = styled.div`
  display: none;

  ${WIDE} {
    ${stickySide(3)}
    display: block;
  }
`;
/** A dialog along the side of the window, over its whole height. */
const Drawer = styled(Dialog)`
  && {
    width: min(320px, 100% - ${({ theme }) => theme.space[6]});
    height: 100dvh;
    max-height: none;
    margin-inline: 0 auto;
  }
  && > div {
    min-height: 100%;
    padding: ${({ theme }) => theme.space[2]};
    clip-path: none;
  }
`;

interface AdminFrameProps {
  role: Role;
  /** The current page. */
  here: AnyPageKey;
  children: ReactNode;
}

/** A page of the admin area beside its sidebar, which is a drawer on narrow screens. */
export const AdminFrame = ({ role, here, children }: AdminFrameProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <Columns>
      <Narrow>
        <Button icon={<Menu size={18} />} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {admin.nav.label}
        </Button>
        <Drawer open={isOpen} onClose={close} title={admin.nav.label}>
          <DeskNav role={role} here={here} onChoose={close} />
        </Drawer>
      </Narrow>
      <Side>
        <DeskNav role={role} here={here} />
      </Side>
      <Stack>{children}</Stack>
    </Columns>
  );
};
