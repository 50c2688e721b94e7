/** Texts around the cards of the applications page. */
export const landingPage = {
  cardsLabel: 'Where to start',
  pinnedLabel: 'Pinned',
  views: { one: 'view', many: 'views' },
} as const;
