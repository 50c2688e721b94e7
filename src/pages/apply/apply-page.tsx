import { landingPage } from '#messages/applications/landing';
import { landing } from '#network/landing';
import { pages } from '#network/pages';
import { Alert } from '@/ui/feedback/alert';
import { Columns } from '@/ui/layout/grid';
import { PageHeader } from '@/ui/layout/page-header';
import { Section } from '@/ui/layout/section';
import { Stack } from '@/ui/layout/stack';
import { PinnedCard } from './pinned-card';
import { SentApplications } from './sent-applications';
import { Tips } from './tips';

const ApplyPage = () => {
  const { title, subtitle, warning, cards, tips } = landing;
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} />
      <Section as="div">
        <Stack gap={4}>
          <SentApplications />
          {warning && (
            <Alert role="note" tone="warning" title={warning.title}>
              {warning.text}
            </Alert>
          )}
          <Columns
            as="ul"
            from="medium"
            template={`repeat(${cards.guidelines ? '2' : '1'}, minmax(0, 1fr))`}
            aria-label={landingPage.cardsLabel}
          >
            {cards.guidelines && (
              <PinnedCard
                id="guidelines"
                card={cards.guidelines}
                path={pages.applyGuidelines.path}
                drawing="book"
              />
            )}
            <PinnedCard id="form" card={cards.form} path={pages.applyForm.path} drawing="scroll" />
          </Columns>
          {tips && <Tips {...tips} />}
        </Stack>
      </Section>
    </>
  );
};

export default ApplyPage;
