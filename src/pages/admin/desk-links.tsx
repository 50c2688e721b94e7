import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { deskTexts } from '#messages/desk-texts';
import { privatePages } from '#network/pages';
import { DESK_KEYS, DESKS } from '@/contract/desks';
import type { Role } from '@/contract/users';
import { isThere } from '@/lib/pages';
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
const Details = styled.span`
  flex: 1;
  min-width: 0;
`;

interface DeskLinkProps {
  to: string;
  label: string;
  note: string;
  icon: ReactNode;
}

const DeskLink = ({ to, label, note, icon }: DeskLinkProps) => (
  <Plate to={to}>
    {icon}
    <Details>
      <Text as="span" weight={700} size="h3">
        {label}
      </Text>
      <br />
      <Text as="span" color="muted">
        {note}
      </Text>
    </Details>
    <ArrowRight size={20} />
  </Plate>
);

/** Rows are full: on wide screens desks are in rows of three, below one or two remaining ones. */
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

/** Links from the admin page to the desks of this role. */
export const DeskLinks = ({ role }: { role: Role }) => {
  const open = DESK_KEYS.filter((key) => DESKS[key].roles.includes(role) && isThere(key));
  if (open.length === 0) return null;
  return (
    <Links>
      {open.map((id) => {
        const { path, title } = privatePages[id];
        const icon = <Icon name={DESKS[id].icon} size={28} />;
        return <DeskLink key={id} to={path} label={title} note={deskTexts[id].note} icon={icon} />;
      })}
    </Links>
  );
};
