import { terms } from '#network/legal/terms';
import { LegalPage } from './legal-page';

const TermsPage = () => <LegalPage page="terms" document={terms} drawing="scroll" />;

export default TermsPage;
