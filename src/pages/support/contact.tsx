import { ContactSection } from '@/features/contact/contact-section';
import { CONTACT_ANCHOR, useTopicChoice } from './contact-topic';

/** The contact form, with the topic that the page's address names. */
export const Contact = () => <ContactSection id={CONTACT_ANCHOR} choice={useTopicChoice()} />;
