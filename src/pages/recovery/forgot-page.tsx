import { privatePages } from '#network/pages';
import { RecoveryFrame } from '@/features/accounts/recovery/recovery-frame';
import { recovery } from '@/messages/en/recovery';
import { island } from '@/ui/layout/island';

/** What checks and sends it comes when somebody begins to use it. */
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
