import type { ShopCategory, ShopPackage } from '@/contract/shop';
import { BuyerLine } from '@/pages/store/shop/buyer-line';
import { CategorySection } from '@/pages/store/shop/category-section';
import { Empty } from '@/pages/store/shop/counter';
import { ShopSkeleton } from '@/pages/store/shop/shop-skeleton';
import StorePage from '@/pages/store/store-page';

/** Longer than any text that is shown whole. */
const TEXT = 'A\n• B\n'.repeat(100);

const sale: ShopPackage = {
  id: '',
  name: '',
  text: TEXT,
  image: null,
  type: 'subscription',
  price: 1,
  before: 2,
  saleEndsAt: new Date(0).toISOString(),
};
const withPicture: ShopPackage = { ...sale, image: '/', text: 'A' };
const categoryOf = (...packages: ShopPackage[]): ShopCategory => ({ id: '', name: '', text: TEXT, packages });

const ignore = () => undefined;

/** Everything that the store page may show of a shop, or in its stead. */
export const ShopLooks = () => (
  <>
    <StorePage />
    <ShopSkeleton />
    <Empty shop="/" />
    {[categoryOf(sale), categoryOf(withPicture)].map((category, index) => (
      <CategorySection
        key={index}
        category={category}
        currency="USD"
        shop="/"
        pending={sale.id}
        onBuy={() => false}
      />
    ))}
    {[null, { player: null, isLinked: false }, { player: 'A', isLinked: false }].map((voter, index) => (
      <BuyerLine key={index} voter={voter} onChange={ignore} />
    ))}
  </>
);
