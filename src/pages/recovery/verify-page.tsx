import { recovery } from '#messages/recovery';
import { privatePages } from '#network/pages';
import { RecoveryFrame } from '@/features/accounts/recovery/recovery-frame';
import { island } from '@/hydration/island';

/** The code that sends it loads on the first interaction. */
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
