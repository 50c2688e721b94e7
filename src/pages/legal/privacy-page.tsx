import { paragraph } from '@/content/legal/document';
import { GUARD_WORDS, privacy } from '@/content/legal/privacy';
import { LegalPage } from './legal-page';

/** What holds where forms of strangers are guarded, at the end of what is collected. */
const withGuard = (): typeof privacy => {
  const [collected, ...others] = privacy.sections;
  if (!collected) return privacy;
  const blocks = [...collected.blocks, paragraph(GUARD_WORDS)];
  return { ...privacy, sections: [{ ...collected, blocks }, ...others] };
};

const PrivacyPage = () => (
  <LegalPage document={TURNSTILE_SITE_KEY === '' ? privacy : withGuard()} drawing="shield" />
);

export default PrivacyPage;
