import { FileText, Mail, ShieldCheck, Users } from 'lucide-react';
import { admin } from '#messages/admin';
import { DESKS } from '@/contract/desks';
import type { Role } from '@/contract/users';
import { formatNumber } from '@/lib/format-number';
import { isThere, pathOf } from '@/lib/pages';
import { useOverview } from './admin-api';
import { FigureLink } from './figure-link';

const { counts: texts } = admin;

const shown = (figure: number | undefined, hasFailed: boolean): string =>
  figure === undefined ? (hasFailed ? texts.unknown : '…') : formatNumber(figure);

const tiles = [
  { figure: 'users', Icon: Users, page: 'adminUsers', search: '' },
  { figure: 'admins', Icon: ShieldCheck, page: 'adminUsers', search: '?role=admin' },
  { figure: 'openApplications', Icon: FileText, page: 'adminApplications', search: '?state=open' },
  { figure: 'messages', Icon: Mail, page: 'adminMessages', search: '' },
] as const;

/** Numbers of accounts, messages and open applications, which lead to the desks that this role may open. */
export const Counts = ({ role }: { role: Role }) => {
  const { data, isError } = useOverview(role);
  return tiles
    .filter(({ page }) => isThere(page))
    .map(({ figure, Icon, page, search }) => (
      <FigureLink
        key={figure}
        to={DESKS[page].roles.includes(role) ? `${String(pathOf(page))}${search}` : null}
        label={texts[figure]}
        value={shown(data?.[figure], isError)}
        icon={<Icon size={18} />}
      />
    ));
};
