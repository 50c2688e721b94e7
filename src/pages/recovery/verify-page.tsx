import { privatePages } from '#network/pages';
import { RecoveryFrame } from '@/features/accounts/recovery/recovery-frame';
import { recovery } from '@/messages/en/recovery';
import { island } from '@/ui/layout/island';

/** What checks and sends it comes when somebody begins to use it. */
const VerifyForm = island(
  async () => ({
    default: (await import(/* webpackChunkName: "verify-form" */ '@/features/accounts/recovery/verify-form'))
      .VerifyForm,
  }),
  { until: 'used' },
);

const VerifyPage = () => (
  <RecoveryFrame title={privatePages.verify.title} subtitle={recovery.verify.subtitle}>
    <VerifyForm />
  </RecoveryFrame>
);

export default VerifyPage;
