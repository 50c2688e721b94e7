import { reading } from '#messages/reading';
import { rules } from '#network/rules';
import { PageHeader } from '@/ui/layout/page-header';
import { Stack } from '@/ui/layout/stack';
import { LastUpdated } from '../reading/last-updated';
import { ReadingLayout } from '../reading/reading-layout';
import { PUNISHMENTS_ID, PunishmentCard } from './punishment-card';
import { RuleSection } from './rule-section';

const { title, subtitle, sections, punishments } = rules;
const entries = [...sections, { id: PUNISHMENTS_ID, title: punishments.title }];

const RulesPage = () => (
  <>
    <PageHeader title={title} subtitle={subtitle} />
    <ReadingLayout entries={entries}>
      {sections.map((section, index) => (
        <RuleSection key={section.id} section={section} number={index + 1} />
      ))}
      <Stack gap={4}>
        <PunishmentCard />
        <LastUpdated label={reading.updated} day="today" />
      </Stack>
    </ReadingLayout>
  </>
);

export default RulesPage;
