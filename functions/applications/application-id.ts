import { randomBytes, timingSafeEqual } from 'node:crypto';
import { UUID_PATTERN } from '@/contract/uuid';
import { keyedHash } from '../core/auth/keyed-hash';

const ISSUED = new RegExp(`^${UUID_PATTERN}$`);
const RANDOM_BYTES = 8;

/**
 * Returns a new id: a UUID (version 4) whose second half signs the first. Ids that this site never issued are then rejected
 * without asking the database. An id alone gives no access.
 */
export function issueId(siteSecret: string): string {
  const random = randomBytes(RANDOM_BYTES);
  random.writeUInt8((random.readUInt8(6) & 0x0f) | 0x40, 6);
  const hex = Buffer.concat([random, signatureOf(random, siteSecret)]).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Returns whether {@link issueId} made an id with this secret. Takes the same time for every wrong signature. */
export function isIssuedId(id: string, siteSecret: string): boolean {
  if (!ISSUED.test(id)) return false;
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  const [random, signature] = [bytes.subarray(0, RANDOM_BYTES), bytes.subarray(RANDOM_BYTES)];
  return timingSafeEqual(signature, signatureOf(random, siteSecret));
}

function signatureOf(random: Uint8Array, siteSecret: string): Buffer {
  const signature = keyedHash(siteSecret, 'application id', random);
  signature.writeUInt8((signature.readUInt8(0) & 0x3f) | 0x80, 0);
  return signature.subarray(0, RANDOM_BYTES);
}
