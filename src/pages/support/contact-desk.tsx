import { ContactSection } from '@/features/contact/contact-section';
import { Section } from '@/ui/layout/section';
import { Columns } from '@/ui/layout/grid';
import { CONTACT_ANCHOR, useTopicChoice } from './contact-topic';
import { Topics } from './topics';

/** Topics to write about, and the form that they lead to. */
export const ContactDesk = () => (
  <Section as="div">
    <Columns template="minmax(0, 4fr) minmax(0, 8fr)" gap={4} align="start">
      <Topics />
      <ContactSection id={CONTACT_ANCHOR} choice={useTopicChoice()} />
    </Columns>
  </Section>
);
