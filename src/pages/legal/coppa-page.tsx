import { parentalConsent } from '@/content/legal/parental-consent';
import { LegalPage } from './legal-page';

const CoppaPage = () => <LegalPage document={parentalConsent} drawing="golden-apple" />;

export default CoppaPage;
