import { applicationCards, applyPage } from '@/content/applications/landing';
import { SubmissionList } from '@/features/applications/own-applications/submission-list';
import { Alert } from '@/ui/feedback/alert';
import { Columns } from '@/ui/layout/grid';
import { PageHeader } from '@/ui/layout/page-header';
import { Section } from '@/ui/layout/section';
import { Stack } from '@/ui/layout/stack';
import { PinnedCard } from './pinned-card';
import { Tips } from './tips';

const { title, subtitle, warning, cardsLabel } = applyPage;

const ApplyPage = () => (
  <>
    <PageHeader title={title} subtitle={subtitle} />
    <Section as="div">
      <Stack gap={4}>
        <Alert role="note" tone="warning" title={warning.title}>
          {warning.text}
        </Alert>
        <Columns as="ul" from="medium" template="repeat(2, minmax(0, 1fr))" aria-label={cardsLabel}>
          {applicationCards.map((card) => (
            <PinnedCard key={card.id} card={card} />
          ))}
        </Columns>
        <Tips />
        <SubmissionList />
      </Stack>
    </Section>
  </>
);

export default ApplyPage;
