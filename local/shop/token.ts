/** Public token of the stand-in's store, the same on each start. */
export const STAND_IN_TOKEN = 'stand-in-shop';
