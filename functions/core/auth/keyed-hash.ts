import { createHmac } from 'node:crypto';

/**
 * Every use of the site's secret, by the label that its hashes begin with. No label is the beginning of another, so the hash of
 * one use is never that of another. A changed label ends whatever was signed under it.
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
 * HMAC-SHA-256 of a content under the label of its use. Only the site can make it: as a signature it proves where something
 * comes from, and as what is stored of an address it tells that address to nobody, not even by trying them all.
 */
export function keyedHash(siteSecret: string, label: HashLabel, content: string | Uint8Array): Buffer {
  return createHmac('sha256', siteSecret).update(label).update(content).digest();
}
