declare module '#network/faq' {
  import type { FaqEntry } from '@/contract/network/faq';

  export const questions: readonly FaqEntry[];
}
