import { rankSections, store } from '@/content/ranks';
import { PageHeader } from '@/ui/page-header';
import { LadderLinks } from './store/ladder-links';
import { RankLadder } from './store/rank-ladder';
import { StoreNote } from './store/store-note';

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
