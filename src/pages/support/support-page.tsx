import { supportPage } from '@/content/support';
import { PageHeader } from '@/ui/layout/page-header';
import { ContactDesk } from './contact-desk';
import { FaqSection } from './faq-section';
import { SupportWays } from './support-ways';

const SupportPage = () => (
  <>
    <PageHeader title={supportPage.title} subtitle={supportPage.subtitle} />
    <SupportWays />
    <FaqSection />
    <ContactDesk />
  </>
);

export default SupportPage;
