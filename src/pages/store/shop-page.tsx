import { store } from '#network/store';
import { useCatalogue, type KnownCatalogue } from '@/features/shop/use-catalogue';
import { PageHeader } from '@/ui/layout/page-header';
import { SectionLinks } from './section-links';
import { sectionId } from './shop/category-section';
import { Counter } from './shop/counter';
import { emblemOf } from './shop/looks';
import { ShopSkeleton } from './shop/shop-skeleton';
import { StoreNote } from './store-note';
import StorePage from './store-page';

/** Returns what is known, without categories that sell nothing. */
const withoutEmpty = (known: Extract<KnownCatalogue, { state: 'known' }>) => ({
  isStale: known.isStale,
  catalogue: {
    ...known.catalogue,
    categories: known.catalogue.categories.filter(({ packages }) => packages.length > 0),
  },
});

/** The store page of a site with a web shop: what the shop sells, or the network's own data if that is unknown. */
const ShopPage = () => {
  const known = useCatalogue();
  if (known.state === 'missing') return <StorePage />;
  const shown = known.state === 'known' ? withoutEmpty(known) : undefined;
  const categories = shown?.catalogue.categories ?? [];
  return (
    <>
      <PageHeader title={store.title} subtitle={store.subtitle}>
        {categories.length > 1 && (
          <SectionLinks
            sections={categories.map((category) => ({
              id: sectionId(category),
              title: category.name,
              emblem: emblemOf(category),
            }))}
          />
        )}
      </PageHeader>
      {shown ? <Counter {...shown} /> : <ShopSkeleton />}
      <StoreNote />
    </>
  );
};

export default ShopPage;
