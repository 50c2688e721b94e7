import { styled } from 'styled-components';
import { Section } from '@/ui/section';
import { CONTACT_ANCHOR } from './contact-topic';
import { Topics } from './topics';

const Desk = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 440px), 1fr));
  align-items: start;
  gap: ${({ theme }) => theme.space[4]};
`;

/** Topics to write about. Whatever stands beside them shares the width. */
export const ContactDesk = () => (
  <Section as="div" id={CONTACT_ANCHOR}>
    <Desk>
      <Topics />
    </Desk>
  </Section>
);
