import { store } from '#network/store';
import type { StoreSection } from '@/contract/network/store';
import { EMBLEMS } from '@/contract/network/visuals';

type Emblem = (typeof EMBLEMS)[number];

/** Package of the stand-in, with the fields that Tebex documents. */
export interface StandInPackage {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly image: string | null;
  readonly type: 'single' | 'subscription';
  readonly category: { readonly id: number; readonly name: string };
  readonly base_price: number;
  readonly sales_tax: number;
  readonly total_price: number;
  readonly currency: string;
  readonly discount: number;
  readonly disable_quantity: boolean;
  readonly disable_gifting: boolean;
  readonly expiration_date: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface StandInCategory {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly parent: null;
  readonly order: number;
  readonly packages: readonly StandInPackage[];
  readonly display_type: 'grid' | 'list';
}

const CREATED_AT = '2026-01-10T09:00:00+00:00';
const WEEK_MS = 604_800_000;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Ids of categories and packages; a package's begins with its category's. */
const categoryId = (place: number): number => 100 + place;
const packageId = (category: number, place: number): number => category * 1_000 + place + 1;

/** Path of an emblem as a picture. */
export const picturePath = (emblem: string): string => `/pictures/${emblem}.png`;
/** The emblem of a picture's path; null for any other path. */
export const emblemAt = (path: string): Emblem | null =>
  EMBLEMS.find((emblem) => picturePath(emblem) === path) ?? null;

/** Returns the network's own items as a store sells them, and some that are hard to show. */
export function standInCategories(base: string, now: number): StandInCategory[] {
  const sections = store.sections.map((section, place) => categoryOf(section, place, base));
  return [...sections, oddParcels(store.sections.length, base, now)];
}

function packageOf(
  category: { readonly id: number; readonly name: string },
  place: number,
  own: Partial<StandInPackage> & Pick<StandInPackage, 'name' | 'description' | 'image' | 'base_price'>,
): StandInPackage {
  const discount = own.discount ?? 0;
  return {
    id: packageId(category.id, place),
    type: 'single',
    category,
    sales_tax: 0,
    total_price: own.base_price - discount,
    currency: store.currency,
    discount,
    disable_quantity: false,
    disable_gifting: false,
    expiration_date: null,
    created_at: CREATED_AT,
    updated_at: CREATED_AT,
    ...own,
  };
}

function categoryOf(
  { id, title, text, kind, items }: StoreSection,
  place: number,
  base: string,
): StandInCategory {
  const category = { id: categoryId(place), name: title };
  return {
    ...category,
    slug: id,
    description: `<p>${escaped(text)}</p>`,
    parent: null,
    order: place,
    display_type: kind === 'grid' ? 'grid' : 'list',
    packages: items.map((item, index) =>
      packageOf(category, index, {
        name: item.title,
        description: [
          `<p>${escaped(item.description)}</p>`,
          `<ul>${item.benefits.map((benefit) => `<li>${escaped(benefit)}</li>`).join('')}</ul>`,
        ].join('\n'),
        image: base + picturePath(item.emblem),
        base_price: item.price,
      }),
    ),
  };
}

/** Whole prices, which every currency has. */
function oddParcels(place: number, base: string, now: number): StandInCategory {
  const category = { id: categoryId(place), name: 'Odd parcels' };
  const image = base + picturePath('coin');
  const parcels: Parameters<typeof packageOf>[2][] = [
    {
      name: 'Sale of the week',
      description: '<p>Cheaper for a week.</p>',
      image,
      base_price: 20,
      discount: 5,
      expiration_date: new Date(now + WEEK_MS).toISOString(),
    },
    {
      name: 'Monthly pass',
      description: '<p>Paid again each month, until you <b>cancel</b>.</p>',
      image,
      base_price: 6,
      type: 'subscription',
    },
    {
      name: '<b>Parcel</b> of a stranger',
      description:
        '<p onclick="alert(1)">Safe to read.</p><script>alert(1)</script><img src="x" onerror="alert(1)"><a href="javascript:alert(1)">Not a link</a>',
      image: 'https://pictures.example.org/foreign.png',
      base_price: 3,
    },
    {
      name: 'Parcel without its picture',
      description: '<p>The picture is gone.</p>',
      image: base + picturePath('missing'),
      base_price: 2,
    },
  ];
  return {
    ...category,
    slug: 'odd-parcels',
    description: '<p>Packages that are hard to show.<br>Only the stand-in sells them.</p>',
    parent: null,
    order: place,
    display_type: 'grid',
    packages: parcels.map((parcel, index) => packageOf(category, index, parcel)),
  };
}
