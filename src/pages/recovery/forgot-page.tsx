import { recovery } from '#messages/recovery';
import { privatePages } from '#network/pages';
import { RecoveryFrame } from '@/features/accounts/recovery/recovery-frame';
import { island } from '@/hydration/island';

/** The code that validates and sends it loads on the first interaction. */
const ForgotForm = island(
  async () => ({
    default: (await import(/* webpackChunkName: "forgot-form" */ '@/features/accounts/recovery/forgot-form'))
      .ForgotForm,
  }),
  { until: 'used' },
);

const ForgotPage = () => (
  <RecoveryFrame title={privatePages.forgot.title} subtitle={recovery.forgot.subtitle}>
    <ForgotForm />
  </RecoveryFrame>
);

export default ForgotPage;
