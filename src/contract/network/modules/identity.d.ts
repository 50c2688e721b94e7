declare module '#network/identity' {
  import type { PublicIdentity } from '@/contract/network/identity';

  export const identity: PublicIdentity;
}
declare module '#network/private/identity' {
  import type { Identity } from '@/contract/network/identity';

  export const identity: Identity;
}
declare module '#network/dates' {
  import type { DateFormat } from '@/contract/network/locale';

  export const months: DateFormat['months'];
  export const longDate: DateFormat['longDate'];
}
declare module '#network/locale' {
  /** BCP 47; for content that only browsers render. */
  export const locale: string;
  /** Language of the product's messages, which may lack that of the locale. */
  export const language: string;
}
declare module '#network/numbers' {
  import type { NumberFormat } from '@/contract/network/locale';

  export const groupedFrom: NumberFormat['groupedFrom'];
  export const groupsOfTwo: NumberFormat['groupsOfTwo'];
  export const groupMark: NumberFormat['groupMark'];
  export const decimalMark: NumberFormat['decimalMark'];
}
declare module '#network/short-dates' {
  import type { ShortDateFormat } from '@/contract/network/locale';

  export const shortMonths: ShortDateFormat['shortMonths'];
  export const weekdays: ShortDateFormat['weekdays'];
  export const shortDate: ShortDateFormat['shortDate'];
  export const weekdayDate: ShortDateFormat['weekdayDate'];
}
declare module '#network/links' {
  import type { Links } from '@/contract/network/links';

  export const links: Links;
}
declare module '#network/social' {
  import type { SocialLink } from '@/contract/network/links';

  export const social: readonly SocialLink[];
}
