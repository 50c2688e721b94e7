import { styled } from 'styled-components';
import { applicationCards, applyPage } from '@/content/applications/landing';
import { SubmissionList } from '@/features/application/submission-list';
import { Alert } from '@/ui/alert';
import { PageHeader } from '@/ui/page-header';
import { Section } from '@/ui/section';
import { Stack } from '@/ui/stack';
import { PinnedCard } from './apply/pinned-card';
import { Tips } from './apply/tips';

const { title, subtitle, warning, cardsLabel } = applyPage;

const Cards = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};

  ${({ theme }) => theme.media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const ApplyPage = () => (
  <>
    <PageHeader title={title} subtitle={subtitle} />
    <Section as="div">
      <Stack gap={4}>
        <Alert role="note" tone="warning" title={warning.title}>
          {warning.text}
        </Alert>
        <Cards aria-label={cardsLabel}>
          {applicationCards.map((card) => (
            <PinnedCard key={card.id} card={card} />
          ))}
        </Cards>
        <Tips />
        <SubmissionList />
      </Stack>
    </Section>
  </>
);

export default ApplyPage;
