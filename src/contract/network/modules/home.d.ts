declare module '#network/arrival' {
  /** Name of the place where players arrive, as within a sentence: `the spawn`. */
  export const arrival: string;
  /** The same, capitalised for the start of a sentence: `The spawn`. */
  export const arrivalFirst: string;
}
declare module '#network/home' {
  import type { Home, HomeHero, HomeSectionKind } from '@/contract/network/home';

  export const hero: HomeHero;
  export const stats: Home['stats'];
  /** From top to bottom. */
  export const sectionKinds: readonly HomeSectionKind[];
}
declare module '#network/home-sections' {
  import type { HomeSections } from '@/contract/network/home';

  export const sections: HomeSections;
}
declare module '#network/connect' {
  import type { Home } from '@/contract/network/home';

  export const promises: Home['promises'];
}
