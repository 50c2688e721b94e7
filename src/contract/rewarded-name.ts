const PLAYER = /^\.?[A-Za-z0-9_]{1,16}$/;
/** Whether votes are taken from, and commands may be run for, a player of this name. */
export const isRewardedName = (text: string): boolean => PLAYER.test(text);
