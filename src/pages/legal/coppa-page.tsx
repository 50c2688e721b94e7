import { coppa } from '#network/legal/coppa';
import { LegalPage } from './legal-page';

const CoppaPage = () => <LegalPage page="coppa" document={coppa} drawing="golden-apple" />;

export default CoppaPage;
