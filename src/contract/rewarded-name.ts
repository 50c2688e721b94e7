import type { JsonForm } from './json-form';

const PLAYER = /^\.?[A-Za-z0-9_]{1,16}$/;
/** Whether votes are taken from, and commands may be run for, a player of this name. */
export const isRewardedName = (text: string): boolean => PLAYER.test(text);

export const REWARDED_NAME_FORM: JsonForm = { type: 'string', pattern: PLAYER.source };
