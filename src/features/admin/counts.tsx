import { FileText, Mail, ShieldCheck, Users } from 'lucide-react';
import { formatNumber } from '@/lib/format-number';
import { isThere } from '@/lib/pages';
import { StatTile } from '@/ui/layout/stat-tile';
import { adminApi } from './admin-api';

const shown = (figure: number | undefined, hasFailed: boolean): string =>
  figure === undefined ? (hasFailed ? 'Unknown' : '…') : formatNumber(figure);

const tiles = [
  { label: 'Accounts', figure: 'users', Icon: Users, page: 'adminUsers' },
  { label: 'Admins', figure: 'admins', Icon: ShieldCheck, page: 'adminUsers' },
  { label: 'Open applications', figure: 'openApplications', Icon: FileText, page: 'adminApplications' },
  { label: 'Messages', figure: 'messages', Icon: Mail, page: 'adminMessages' },
] as const;

/** How many accounts, messages and open applications there are. */
export const Counts = () => {
  const { data, isError } = adminApi.useGetOverviewQuery(undefined, { refetchOnMountOrArgChange: true });
  return tiles
    .filter(({ page }) => isThere(page))
    .map(({ label, figure, Icon }) => (
      <StatTile key={label} label={label} value={shown(data?.[figure], isError)} icon={<Icon size={18} />} />
    ));
};
