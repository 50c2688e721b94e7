import { dmca } from '@/content/legal/dmca';
import { LegalPage } from './legal-page';

const DmcaPage = () => <LegalPage document={dmca} drawing="book" />;

export default DmcaPage;
