declare module '#network/mods' {
  import type { Mods } from '@/contract/network/mods';

  export const mods: Mods;
}
