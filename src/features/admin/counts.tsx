import { FileText, Mail, ShieldCheck, Users } from 'lucide-react';
import { formatNumber } from '@/lib/format';
import { StatTile } from '@/ui/layout/stat-tile';
import { adminApi } from './admin-api';

const shown = (figure: number | undefined, hasFailed: boolean): string =>
  figure === undefined ? (hasFailed ? 'Unknown' : '…') : formatNumber(figure);

/** How many accounts, messages and open applications there are. */
export const Counts = () => {
  const { data, isError } = adminApi.useGetOverviewQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <StatTile label="Accounts" value={shown(data?.users, isError)} icon={<Users size={18} />} />
      <StatTile label="Admins" value={shown(data?.admins, isError)} icon={<ShieldCheck size={18} />} />
      <StatTile
        label="Open applications"
        value={shown(data?.openApplications, isError)}
        icon={<FileText size={18} />}
      />
      <StatTile label="Messages" value={shown(data?.messages, isError)} icon={<Mail size={18} />} />
    </>
  );
};
