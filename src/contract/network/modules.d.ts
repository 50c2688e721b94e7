// What the build writes of the owner's folder (tools/network/). Declared, so that it need not be written yet.
declare module '#network/rules' {
  import type { Rules } from '@/contract/network/rules';

  export const rules: Rules;
}
