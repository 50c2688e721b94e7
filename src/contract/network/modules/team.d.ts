declare module '#network/team' {
  import type { Team } from '@/contract/network/team';

  export const team: Team;
}
