import { CAPTCHA_NOTICE } from '#messages/legal';
import { privacy } from '#network/legal/privacy';
import type { LegalDocument } from '@/contract/network/legal';
import { LegalPage } from './legal-page';

/** Adds the captcha notice, if the site has a captcha, to the end of the section on collected data. */
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
