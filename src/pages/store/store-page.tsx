import { rankSections, store } from '@/content/ranks';
import { PageHeader } from '@/ui/layout/page-header';
import { LadderLinks } from './ladder-links';
import { RankLadder } from './rank-ladder';
import { StoreNote } from './store-note';

const StorePage = () => (
  <>
    <PageHeader title={store.title} subtitle={store.subtitle}>
      <LadderLinks />
    </PageHeader>
    {rankSections.map((section) => (
      <RankLadder key={section.id} section={section} />
    ))}
    <StoreNote />
  </>
);

export default StorePage;
