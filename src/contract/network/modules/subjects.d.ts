declare module '#network/subjects' {
  import type { OptionalSubject } from '@/contract/network/subjects';

  /** Optional subjects that this network lacks. Their other modules are empty. */
  export const missing: readonly OptionalSubject[];
}
