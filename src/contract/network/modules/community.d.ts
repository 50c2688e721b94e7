declare module '#network/community' {
  import type { Community } from '@/contract/network/community';

  export const community: Omit<Community, 'home'>;
}
declare module '#network/invitation' {
  import type { Community } from '@/contract/network/community';

  export const invitation: Community['home'];
}
