import { createHmac } from 'node:crypto';

/**
 * Every use of the site's secret, by the label that its hashes begin with. No label is a prefix of another, so hashes of
 * different uses never match. Changing a label invalidates everything signed under it.
 */
export type HashLabel =
  | 'application id'
  | 'attempt:'
  | 'csrf:'
  | `log:${string}:`
  | 'mail-limit:'
  | `mail:${string}:`
  | 'network:'
  | `pass:${string}:`
  | 'player-link:'
  | 'session:'
  | 'vote-ticket:';

/**
 * Returns the HMAC-SHA-256 of a content under the label of its use. Only the site can make it. A signature proves where something
 * comes from. A stored hash of an address reveals it to nobody, not even by trying all addresses.
 */
export function keyedHash(siteSecret: string, label: HashLabel, content: string | Uint8Array): Buffer {
  return createHmac('sha256', siteSecret).update(label).update(content).digest();
}
