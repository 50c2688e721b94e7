declare module '#network/landing' {
  import type { Landing } from '@/contract/network/applications';

  export const landing: Landing;
}
declare module '#network/guidelines' {
  import type { Guidelines } from '@/contract/network/applications';

  export const guidelines: Guidelines;
}
declare module '#network/reminder' {
  import type { Reminder } from '@/contract/network/applications';

  /** Note beside the form's questions. */
  export const reminder: Reminder | null;
}
declare module '#network/after-sending' {
  /** Promise to the applicant, shown after an application is sent. */
  export const afterSending: string | null;
}
declare module '#network/application-states' {
  import type { StateTexts } from '@/contract/network/applications';

  export const stateTexts: StateTexts;
}
declare module '#network/position-cards' {
  import type { PositionCard } from '@/contract/network/applications';

  export const cards: readonly PositionCard[];
}
declare module '#network/positions' {
  import type { Position } from '@/contract/network/positions';

  /** In display order. */
  export const positions: readonly Position[];
}
declare module '#network/questions' {
  import type { PositionQuestions } from '@/contract/network/positions';

  export const questions: readonly PositionQuestions[];
}
declare module '#network/private/positions' {
  import type { PositionChat } from '@/contract/network/positions';

  export const chats: readonly PositionChat[];
}
