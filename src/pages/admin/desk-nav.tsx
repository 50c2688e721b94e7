import { ArrowLeft, LayoutDashboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { admin } from '#messages/admin';
import { pages, privatePages } from '#network/pages';
import { type DeskKey, DESK_KEYS, DESKS } from '@/contract/desks';
import type { Role } from '@/contract/users';
import { useOverview } from '@/features/admin/admin-api';
import { formatNumber } from '@/lib/format-number';
import { isThere, type AnyPageKey } from '@/lib/pages';
import { focusInside, hereBlock } from '@/theme/mixins';
import { Badge } from '@/ui/drawing/badge';
import { Icon } from '@/ui/drawing/icon';
import { VisuallyHidden } from '@/ui/layout/text';
import { Link } from '@/ui/routing/link';

/** Figure of the overview that waits for somebody at a desk. */
const waitingAt: Partial<Record<DeskKey, 'openApplications' | 'openMessages'>> = {
  adminApplications: 'openApplications',
  adminMessages: 'openMessages',
};

const List = styled.ul`
  & > :is(:first-child, :last-child) {
    margin-block: ${({ theme }) => `0 ${theme.space[1]}`};
    padding-bottom: ${({ theme }) => theme.space[1]};
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
  }
  & > :last-child {
    margin-block: ${({ theme }) => `${theme.space[1]} 0`};
    padding-block: ${({ theme }) => `${theme.space[1]} 0`};
    border-block: 1px solid ${({ theme }) => theme.color.line};
    border-bottom: 0;
  }
`;
const Way = styled(Link)`
  ${focusInside}
  position: relative;
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1.5]};
  min-height: ${({ theme }) => theme.size.touch};
  padding: ${({ theme }) => `${theme.space[1]} ${theme.space[1.5]}`};
  color: ${({ theme }) => theme.color.muted};
  font-weight: 500;
  text-decoration: none;

  &:hover,
  &[aria-current] {
    background: ${({ theme }) => theme.color.raised};
    color: ${({ theme }) => theme.color.text};
  }
  &[aria-current] {
    font-weight: 700;
  }
  &[aria-current]::after {
    ${hereBlock('before')}
  }
  & > svg {
    flex: none;
  }
`;
const Label = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

interface DeskNavProps {
  role: Role;
  /** The current page. */
  here: AnyPageKey;
  onChoose?: () => void;
}

/** Links to the overview, to all desks of this role with the number of what waits there, and to the site. */
export const DeskNav = ({ role, here, onChoose }: DeskNavProps) => {
  const { data } = useOverview(role);
  const way = (id: AnyPageKey, path: string, icon: ReactNode, label: string, count = 0) => (
    <li key={id}>
      <Way to={path} aria-current={id === here ? 'page' : undefined} onClick={onChoose}>
        {icon}
        <Label>{label}</Label>
        {count > 0 && (
          <Badge color="amber">
            {formatNumber(count)}
            <VisuallyHidden> {admin.nav.waiting}</VisuallyHidden>
          </Badge>
        )}
      </Way>
    </li>
  );
  return (
    <nav aria-label={admin.nav.label}>
      <List>
        {way('admin', privatePages.admin.path, <LayoutDashboard size={20} />, admin.nav.overview)}
        {DESK_KEYS.filter((key) => DESKS[key].roles.includes(role) && isThere(key)).map((key) => {
          const { path, title } = privatePages[key];
          const figure = waitingAt[key];
          return way(key, path, <Icon name={DESKS[key].icon} size={20} />, title, figure && data?.[figure]);
        })}
        {way('home', pages.home.path, <ArrowLeft size={20} />, admin.nav.site)}
      </List>
    </nav>
  );
};
