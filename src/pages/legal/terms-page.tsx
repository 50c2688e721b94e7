import { terms } from '@/content/legal/terms';
import { LegalPage } from './legal-page';

const TermsPage = () => <LegalPage document={terms} drawing="scroll" />;

export default TermsPage;
