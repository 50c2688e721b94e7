/** Format of the scripts' `rewardId`: the folded name, the reward's reason, and the number of its repetition. */
const REWARD_ID = /^([a-z0-9_.~-]+)\.[a-z0-9-]+\.\d{1,2}(?:\.r\d{1,16})?$/;
const SIGN = /~([0-9a-f]{2})/g;

/** Returns the folded name of a reward's player; null for an invalid id. */
export function playerOfReward(id: string): string | null {
  const [, plain] = REWARD_ID.exec(id) ?? [];
  if (plain === undefined) return null;
  return plain.replace(SIGN, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
