import { ContactSection } from '@/features/contact/contact-section';
import { CONTACT_ANCHOR, useTopicChoice } from './contact-topic';

/** The contact form, with the topic in the page's URL. */
export const Contact = () => <ContactSection id={CONTACT_ANCHOR} choice={useTopicChoice()} />;
