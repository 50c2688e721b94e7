/** An id as `rewardId` of the scripts makes it: the folded name, what the reward is for, and how often it was made again. */
const REWARD_ID = /^([a-z0-9_.~-]+)\.[a-z0-9-]+\.\d{1,2}(?:\.r\d{1,16})?$/;
const SIGN = /~([0-9a-f]{2})/g;

/** Returns the folded name of the player whom a reward is for; null for what is no reward's id. */
export function playerOfReward(id: string): string | null {
  const [, plain] = REWARD_ID.exec(id) ?? [];
  if (plain === undefined) return null;
  return plain.replace(SIGN, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
