import { punishmentGuidelines, rulesPage, ruleSections } from '@/content/rules';
import { PageHeader } from '@/ui/layout/page-header';
import { Stack } from '@/ui/layout/stack';
import { LastUpdated } from '../reading/last-updated';
import { ReadingLayout } from '../reading/reading-layout';
import { PUNISHMENTS_ID, PunishmentCard } from './punishment-card';
import { RuleSection } from './rule-section';

const entries = [...ruleSections, { id: PUNISHMENTS_ID, title: punishmentGuidelines.title }];

const RulesPage = () => (
  <>
    <PageHeader title={rulesPage.title} subtitle={rulesPage.subtitle} />
    <ReadingLayout entries={entries}>
      {ruleSections.map((section, index) => (
        <RuleSection key={section.id} section={section} number={index + 1} />
      ))}
      <Stack gap={4}>
        <PunishmentCard />
        <LastUpdated label={rulesPage.updatedLabel} day="today" />
      </Stack>
    </ReadingLayout>
  </>
);

export default RulesPage;
