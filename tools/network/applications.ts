import type { Applications, WholeGuidelines } from '@/contract/network/applications';

/** Content of the missing page. */
const NO_GUIDELINES: WholeGuidelines = { title: '', subtitle: '', requirements: [] };

/** Splits applications into parts: each page loads only its own, and browsers get nothing of the team's chat. */
export const applicationsOf = ({
  landing,
  guidelines = NO_GUIDELINES,
  form,
  states,
  positions,
}: Applications) => ({
  landing: { landing },
  guidelines: {
    guidelines: {
      ...guidelines,
      positions: guidelines.positions && { ...guidelines.positions, cards: undefined },
    },
  },
  reminder: { reminder: form.reminder ?? null },
  'after-sending': { afterSending: form.sent ?? null },
  'application-states': { stateTexts: states },
  'position-cards': { cards: guidelines.positions?.cards ?? [] },
  positions: {
    positions: positions.map(({ id, title, open, text, guidelines: needed }) => ({
      ...{ id, title, open, text, guidelines: needed },
    })),
  },
  questions: { questions: positions.map(({ id, sections }) => ({ id, sections })) },
  'private/positions': { chats: positions.map(({ id, chat }) => ({ id, ...chat })) },
});
