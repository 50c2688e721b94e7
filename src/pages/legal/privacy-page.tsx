import { privacy } from '#network/legal/privacy';
import type { LegalDocument } from '@/contract/network/legal';
import { CAPTCHA_NOTICE } from '@/messages/en/legal';
import { LegalPage } from './legal-page';

/** With what holds where forms of strangers are guarded, at the end of what is collected. */
const withCaptcha = (): LegalDocument => {
  const [collected, ...others] = privacy.sections;
  if (!collected) return privacy;
  const blocks = [...collected.blocks, { kind: 'paragraph', text: CAPTCHA_NOTICE } as const];
  return { ...privacy, sections: [{ ...collected, blocks }, ...others] };
};

const PrivacyPage = () => (
  <LegalPage page="privacy" document={TURNSTILE_SITE_KEY === '' ? privacy : withCaptcha()} drawing="shield" />
);

export default PrivacyPage;
