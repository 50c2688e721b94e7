import { privacy } from '@/content/legal/privacy';
import { LegalPage } from './legal-page';

const PrivacyPage = () => <LegalPage document={privacy} drawing="shield" />;

export default PrivacyPage;
