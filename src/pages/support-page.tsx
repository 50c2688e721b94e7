import { supportPage } from '@/content/support';
import { PageHeader } from '@/ui/page-header';
import { ContactDesk } from './support/contact-desk';
import { FaqSection } from './support/faq-section';
import { SupportWays } from './support/support-ways';

const SupportPage = () => (
  <>
    <PageHeader title={supportPage.title} subtitle={supportPage.subtitle} />
    <SupportWays />
    <FaqSection />
    <ContactDesk />
  </>
);

export default SupportPage;
