declare module '#network/community' {
  import type { Community } from '@/contract/network/community';

  export const community: Omit<Community, 'home'>;
}
declare module '#network/invitation' {
  import type { Community } from '@/contract/network/community';

  export const invitation: Community['home'];
}
declare module '#network/mods' {
  import type { Mods } from '@/contract/network/mods';

  export const mods: Mods;
}
declare module '#network/rules' {
  import type { Rules } from '@/contract/network/rules';

  export const rules: Rules;
}
declare module '#network/store' {
  import type { Store } from '@/contract/network/store';

  export const store: Store;
}
declare module '#network/support' {
  import type { Support } from '@/contract/network/support';

  export const support: Support;
}
declare module '#network/answers' {
  import type { AnswerTemplate } from '@/contract/network/support';

  /** Templates of answers to visitors' messages. */
  export const answers: readonly AnswerTemplate[];
}
declare module '#network/team' {
  import type { Team } from '@/contract/network/team';

  export const team: Team;
}
declare module '#network/versions' {
  import type { Versions } from '@/contract/network/versions';

  export const versions: Versions;
}
declare module '#network/version-support' {
  import type { VersionSupport } from '@/contract/network/versions';

  export const support: VersionSupport;
}
