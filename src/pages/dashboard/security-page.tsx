import { PasswordCard } from '@/features/accounts/own-account/password-card';
import { PasskeysCard } from '@/features/accounts/second-factor/passkeys-card';
import { TwoStepCard } from '@/features/accounts/second-factor/two-step-card';
import { DashboardFrame } from './dashboard-frame';

const SecurityPage = () => (
  <DashboardFrame part="dashboardSecurity">
    {(user) => (
      <>
        <PasswordCard user={user} />
        <TwoStepCard />
        <PasskeysCard />
      </>
    )}
  </DashboardFrame>
);

export default SecurityPage;
