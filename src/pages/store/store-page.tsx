import { store } from '#network/store';
import { PageHeader } from '@/ui/layout/page-header';
import { SectionLinks } from './section-links';
import { StoreNote } from './store-note';
import { StoreSection } from './store-section';

const StorePage = () => (
  <>
    <PageHeader title={store.title} subtitle={store.subtitle}>
      {store.sections.length > 1 && <SectionLinks sections={store.sections} />}
    </PageHeader>
    {store.sections.map((section) => (
      <StoreSection key={section.id} section={section} />
    ))}
    <StoreNote />
  </>
);

export default StorePage;
