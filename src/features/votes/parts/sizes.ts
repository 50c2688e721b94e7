/** Of the card with a player's place and a few rewards, whose place is kept until it is there. */
export const OWN_CARD_HEIGHT = '452px';
