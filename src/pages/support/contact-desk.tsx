import { styled } from 'styled-components';
import { ContactSection } from '@/features/contact/contact-section';
import { Section } from '@/ui/layout/section';
import { CONTACT_ANCHOR, useTopicChoice } from './contact-topic';
import { Topics } from './topics';

const Desk = styled.div`
  display: grid;
  align-items: start;
  gap: ${({ theme }) => theme.space[4]};

  ${({ theme }) => theme.media.large} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  }
`;

/** Topics to write about, and the form that they lead to. */
export const ContactDesk = () => (
  <Section as="div">
    <Desk>
      <Topics />
      <ContactSection id={CONTACT_ANCHOR} choice={useTopicChoice()} />
    </Desk>
  </Section>
);
