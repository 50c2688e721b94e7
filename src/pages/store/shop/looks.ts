import { store } from '#network/store';
import type { StoreItem, StoreSection } from '@/contract/network/store';
import type { ShopCategory, ShopPackage } from '@/contract/shop';

type Emblem = StoreSection['emblem'];
type ItemLook = Pick<StoreItem, 'emblem' | 'hue'>;

const isCalled = (title: string, name: string): boolean =>
  title.trim().toLowerCase() === name.trim().toLowerCase();

const sectionOf = ({ name }: ShopCategory): StoreSection | undefined =>
  store.sections.find(({ title }) => isCalled(title, name));

/** Returns the emblem of the network's own section with the category's name. */
export const emblemOf = (category: ShopCategory): Emblem => sectionOf(category)?.emblem ?? 'chest';

/** Returns emblem and hue of the network's own item with the package's name. */
export const lookOf = (category: ShopCategory, { name }: ShopPackage): ItemLook =>
  sectionOf(category)?.items.find(({ title }) => isCalled(title, name)) ?? {
    emblem: emblemOf(category),
    hue: 'gold',
  };
