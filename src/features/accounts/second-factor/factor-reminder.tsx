import { secondFactor } from '#messages/second-factor';
import { privatePages } from '#network/pages';
import type { User } from '@/contract/users';
import { Alert } from '@/ui/feedback/alert';
import { Link } from '@/ui/routing/link';

const { reminder } = secondFactor;

/** Reminds staff without a second factor of the risk. */
export const FactorReminder = ({ user: { role, secondFactor: isSet } }: { user: User }) => {
  if (role === 'user' || isSet !== false) return null;
  return (
    <Alert tone="warning" title={reminder.title}>
      {reminder.text} <Link to={`${privatePages.dashboardSecurity.path}#two-step`}>{reminder.linkLabel}</Link>
      .
    </Alert>
  );
};
