declare module '#network/rules' {
  import type { Rules } from '@/contract/network/rules';

  export const rules: Rules;
}
