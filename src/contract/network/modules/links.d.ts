declare module '#network/links' {
  import type { Links } from '@/contract/network/links';

  export const links: Links;
}
declare module '#network/social' {
  import type { SocialLink } from '@/contract/network/links';

  export const social: readonly SocialLink[];
}
