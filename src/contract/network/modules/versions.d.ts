declare module '#network/versions' {
  import type { Versions } from '@/contract/network/versions';

  export const versions: Versions;
}
declare module '#network/version-support' {
  import type { VersionSupport } from '@/contract/network/versions';

  export const support: VersionSupport;
}
