import { admin } from '#messages/admin';
import { privatePages } from '#network/pages';
import type { Role } from '@/contract/users';
import { formatNumber } from '@/lib/format-number';
import { isThere } from '@/lib/pages';
import { Alert } from '@/ui/feedback/alert';
import { Link } from '@/ui/routing/link';
import { useOverview } from './admin-api';

const { strangers: texts } = admin;

/** Share of the maximum at which the alert appears. */
const NEAR = 0.8;

/** Warns when applications without an account are refused, or soon will be, because there are too many. */
export const StrangersAlert = ({ role }: { role: Role }) => {
  const { data } = useOverview(role);
  if (!data || !isThere('adminApplications')) return null;
  const { open, mostOpen, today, mostOnDay } = data.applicationsOfStrangers;
  const share = Math.max(open / mostOpen, today / mostOnDay);
  if (share < NEAR) return null;
  return (
    <Alert tone={share < 1 ? 'warning' : 'danger'} title={share < 1 ? texts.soon : texts.now}>
      {texts.amounts(
        formatNumber(open),
        formatNumber(mostOpen),
        formatNumber(today),
        formatNumber(mostOnDay),
      )}{' '}
      <Link to={privatePages.adminApplications.path}>{texts.link}</Link> {texts.note}
    </Alert>
  );
};
