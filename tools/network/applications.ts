import type { Applications } from '@/contract/network/applications';

/** In parts, so that each page gets what it shows, and browsers nothing of the team's chat. */
export const applicationsOf = ({ landing, guidelines, positions }: Applications) => ({
  landing: { landing },
  guidelines: {
    guidelines: {
      ...guidelines,
      positions: guidelines.positions && { ...guidelines.positions, cards: undefined },
    },
  },
  'position-cards': { cards: guidelines.positions?.cards ?? [] },
  positions: {
    positions: positions.map(({ id, title, open, text, guidelines: needed }) => ({
      ...{ id, title, open, text, guidelines: needed },
    })),
  },
  questions: { questions: positions.map(({ id, sections }) => ({ id, sections })) },
  'private/positions': { chats: positions.map(({ id, chat }) => ({ id, ...chat })) },
});
