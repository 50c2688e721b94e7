import { recovery } from '#messages/recovery';
import { privatePages } from '#network/pages';
import { RecoveryFrame } from '@/features/accounts/recovery/recovery-frame';
import { island } from '@/hydration/island';

/** The code that validates and sends it loads on the first interaction. */
const ResetForm = island(
  async () => ({
    default: (await import(/* webpackChunkName: "reset-form" */ '@/features/accounts/recovery/reset-form'))
      .ResetForm,
  }),
  { until: 'used' },
);

const ResetPage = () => (
  <RecoveryFrame title={privatePages.reset.title} subtitle={recovery.reset.subtitle}>
    <ResetForm />
  </RecoveryFrame>
);

export default ResetPage;
