import { privatePages } from '#network/pages';
import type { OverviewResponse } from '@/contract/users';
import { formatNumber } from '@/lib/format-number';
import { isThere } from '@/lib/pages';
import { Alert } from '@/ui/feedback/alert';
import { Link } from '@/ui/routing/link';
import { adminApi } from './admin-api';

/** From this share of what is taken on, it is said. */
const NEAR = 0.8;

type OfStrangers = OverviewResponse['applicationsOfStrangers'];

const amounts = ({ open, mostOpen, today, mostOnDay }: OfStrangers): string => {
  const [waiting, all, sent, allOnDay] = [open, mostOpen, today, mostOnDay].map((amount) =>
    formatNumber(amount),
  );
  return `${waiting ?? ''} of ${all ?? ''} wait for a decision, and ${sent ?? ''} of ${allOnDay ?? ''} came today.`;
};

/** Says when applications without an account are refused, or soon will be, because there are so many. */
export const StrangersAlert = () => {
  const { data } = adminApi.useGetOverviewQuery(undefined);
  if (!data || !isThere('adminApplications')) return null;
  const { open, mostOpen, today, mostOnDay } = data.applicationsOfStrangers;
  const share = Math.max(open / mostOpen, today / mostOnDay);
  if (share < NEAR) return null;
  return (
    <Alert
      tone={share < 1 ? 'warning' : 'danger'}
      title={
        share < 1
          ? 'Applications without an account will soon be refused'
          : 'Applications without an account are refused at the moment'
      }
    >
      {amounts(data.applicationsOfStrangers)} Those with an account are taken all the same.{' '}
      <Link to={privatePages.adminApplications.path}>Decide or delete some</Link> to make room; the count of
      the day begins anew at midnight (UTC).
    </Alert>
  );
};
