declare module '#network/store' {
  import type { Store } from '@/contract/network/store';

  export const store: Store;
}
