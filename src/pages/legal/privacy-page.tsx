import { CAPTCHA_NOTICE, SHOP_NOTICE } from '#messages/legal';
import { privacy } from '#network/legal/privacy';
import type { LegalDocument } from '@/contract/network/legal';
import { LegalPage } from './legal-page';

/** Adds notices of the services that the site uses to the end of the section on collected data. */
const withNotices = (notices: readonly string[]): LegalDocument => {
  const [collected, ...others] = privacy.sections;
  if (!collected) return privacy;
  const paragraphs = notices.map((text) => ({ kind: 'paragraph', text }) as const);
  return {
    ...privacy,
    sections: [{ ...collected, blocks: [...collected.blocks, ...paragraphs] }, ...others],
  };
};

const PrivacyPage = () => (
  <LegalPage
    page="privacy"
    document={withNotices([
      ...(TURNSTILE_SITE_KEY === '' ? [] : [CAPTCHA_NOTICE]),
      ...(HAS_SHOP ? [SHOP_NOTICE] : []),
    ])}
    drawing="shield"
  />
);

export default PrivacyPage;
