declare module '#network/support' {
  import type { Support } from '@/contract/network/support';

  export const support: Support;
}
