import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { privatePages } from '#network/pages';
import { DESK_PATHS, type DeskKey } from '@/contract/pages';
import type { Role } from '@/contract/users';
import { deskRoles } from '@/features/admin/desk-access';
import { isThere } from '@/lib/pages';
import { deskWords } from '@/messages/en/desk-words';
import { block, focusInside } from '@/theme/mixins';
import { Icon } from '@/ui/drawing/icon';

import { Text } from '@/ui/layout/text';
import { Link } from '@/ui/routing/link';

const Plate = styled(Link)`
  ${block('large')}
  ${focusInside}
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[3]};
  text-decoration: none;

  &:hover {
    --fill: ${({ theme }) => theme.color.raised};
    --edge: ${({ theme }) => theme.color.lineStrong};
  }
  & > svg {
    flex: none;
  }
`;
const Words = styled.span`
  flex: 1;
  min-width: 0;
`;

interface DeskLinkProps {
  to: string;
  label: string;
  note: string;
  icon: ReactNode;
}

/** Leads from the admin's landing to one of its desks. */
const DeskLink = ({ to, label, note, icon }: DeskLinkProps) => (
  <Plate to={to}>
    {icon}
    <Words>
      <Text as="span" weight={700} size="h3">
        {label}
      </Text>
      <br />
      <Text as="span" color="muted">
        {note}
      </Text>
    </Words>
    <ArrowRight size={20} />
  </Plate>
);

/** Rows are full: where there is room, desks stand in rows of three, below the first one or two that are left over. */
const Links = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};

  ${({ theme }) => theme.media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > :first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
    }
  }
  ${({ theme }) => theme.media.large} {
    grid-template-columns: repeat(6, minmax(0, 1fr));

    && > * {
      grid-column: span 2;
    }
    && > :first-child:nth-last-child(3n + 1) {
      grid-column: 1 / -1;
    }
    && > :first-child:nth-last-child(3n + 2),
    && > :first-child:nth-last-child(3n + 2) + * {
      grid-column: span 3;
    }
    && > :first-child:nth-last-child(3n) {
      grid-column: span 2;
    }
  }
`;

const deskKeys = Object.keys(DESK_PATHS) as DeskKey[];

/** The ways from the admin's landing to the desks at which this role sits. */
export const DeskLinks = ({ role }: { role: Role }) => {
  const open = deskKeys.filter((key) => deskRoles[key].includes(role) && isThere(key));
  if (open.length === 0) return null;
  return (
    <Links>
      {open.map((id) => {
        const { note, icon } = deskWords[id];
        const { path, title } = privatePages[id];
        return (
          <DeskLink key={id} to={path} label={title} note={note} icon={<Icon name={icon} size={28} />} />
        );
      })}
    </Links>
  );
};
