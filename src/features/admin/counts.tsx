import { FileText, Mail, ShieldCheck, Users } from 'lucide-react';
import { admin } from '#messages/admin';
import { formatNumber } from '@/lib/format-number';
import { isThere } from '@/lib/pages';
import { StatTile } from '@/ui/layout/stat-tile';
import { adminApi } from './admin-api';

const { counts: texts } = admin;

const shown = (figure: number | undefined, hasFailed: boolean): string =>
  figure === undefined ? (hasFailed ? texts.unknown : '…') : formatNumber(figure);

const tiles = [
  { figure: 'users', Icon: Users, page: 'adminUsers' },
  { figure: 'admins', Icon: ShieldCheck, page: 'adminUsers' },
  { figure: 'openApplications', Icon: FileText, page: 'adminApplications' },
  { figure: 'messages', Icon: Mail, page: 'adminMessages' },
] as const;

/** Numbers of accounts, messages and open applications. */
export const Counts = () => {
  const { data, isError } = adminApi.useGetOverviewQuery(undefined, { refetchOnMountOrArgChange: true });
  return tiles
    .filter(({ page }) => isThere(page))
    .map(({ figure, Icon }) => (
      <StatTile
        key={figure}
        label={texts[figure]}
        value={shown(data?.[figure], isError)}
        icon={<Icon size={18} />}
      />
    ));
};
