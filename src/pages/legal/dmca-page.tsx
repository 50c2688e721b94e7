import { dmca } from '#network/legal/dmca';
import { LegalPage } from './legal-page';

const DmcaPage = () => <LegalPage page="dmca" document={dmca} drawing="book" />;

export default DmcaPage;
