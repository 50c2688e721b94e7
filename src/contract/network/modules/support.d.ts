declare module '#network/support' {
  import type { Support } from '@/contract/network/support';

  export const support: Support;
}
declare module '#network/answers' {
  import type { AnswerTemplate } from '@/contract/network/support';

  /** Templates of answers to visitors' messages. */
  export const answers: readonly AnswerTemplate[];
}
