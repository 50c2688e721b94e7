import { privatePages } from '#network/pages';
import { RecoveryFrame } from '@/features/accounts/recovery/recovery-frame';
import { recovery } from '@/messages/en/recovery';
import { island } from '@/ui/layout/island';

/** What checks and sends it comes when somebody begins to use it. */
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
