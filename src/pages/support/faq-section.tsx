import { styled } from 'styled-components';
import { faqColumns } from '@/content/faq';
import { faqSection } from '@/content/support';
import { SectionTitle } from '@/pages/scenery/section-title';
import { ButtonLink } from '@/ui/button/button';
import { Section } from '@/ui/layout/section';
import { Accordion } from '@/ui/menu/accordion';

const Columns = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[1]};

  ${({ theme }) => theme.media.medium} {
    grid-template-columns: 1fr 1fr;
    align-items: start;
    gap: ${({ theme }) => theme.space[2]};
  }
`;

/** Ten answers in two columns; each column opens one at a time. */
export const FaqSection = () => (
  <Section aria-labelledby="faq">
    <SectionTitle
      id="faq"
      title={faqSection.title}
      text={faqSection.text}
      action={<ButtonLink href={faqSection.viewAll.url}>{faqSection.viewAll.label}</ButtonLink>}
    />
    <Columns>
      {faqColumns.map((entries) => (
        <Accordion key={entries[0]?.id}>
          {entries.map(({ id, question, answer }) => (
            <Accordion.Item key={id} title={question}>
              {answer}
            </Accordion.Item>
          ))}
        </Accordion>
      ))}
    </Columns>
  </Section>
);
