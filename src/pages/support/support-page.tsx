import { supportPage } from '@/content/support';
import { ContactSection } from '@/features/contact/contact-section';
import { Columns } from '@/ui/layout/grid';
import { PageHeader } from '@/ui/layout/page-header';
import { Section } from '@/ui/layout/section';
import { CONTACT_ANCHOR, useTopicChoice } from './contact-topic';
import { FaqSection } from './faq-section';
import { SupportWays } from './support-ways';
import { Topics } from './topics';

const SupportPage = () => (
  <>
    <PageHeader title={supportPage.title} subtitle={supportPage.subtitle} />
    <SupportWays />
    <FaqSection />
    <Section as="div">
      <Columns template="minmax(0, 4fr) minmax(0, 8fr)" gap={4} align="start">
        <Topics />
        <ContactSection id={CONTACT_ANCHOR} choice={useTopicChoice()} />
      </Columns>
    </Section>
  </>
);

export default SupportPage;
