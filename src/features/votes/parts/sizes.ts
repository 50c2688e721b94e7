/** Height of the card with a player's rank and a few rewards, reserved until it loads. */
export const OWN_CARD_HEIGHT = '452px';
