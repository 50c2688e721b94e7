import { constants, type KeyObject, privateDecrypt, randomBytes } from 'node:crypto';
import { type VoteContent, BadVote } from './vote';

/** A frame is one block of RSA-2048. */
export const V1_LENGTH = 256;
/** `00 02`, then at least 8 bytes of padding that are not zero, then `00`. */
const LEAST_START = 11;

/**
 * Reads a vote of Votifier's version 1: RSA with the padding of PKCS #1 v1.5. Node refuses to remove this padding, because
 * programs that distinguish right from wrong padding let others use their key. Here both take the same path.
 * @throws BadVote
 */
export function readV1(frame: Buffer, key: KeyObject): VoteContent {
  const block = decrypt(frame, key);
  let end = 0;
  for (let index = block.length - 1; index >= 2; index -= 1) if (block[index] === 0) end = index;
  const isPadded = Number(block[0] === 0) & Number(block[1] === 2) & Number(end >= LEAST_START - 1);
  const [word, service = '', username = '', ...rest] = block
    .subarray(end + 1)
    .toString()
    .split('\n');
  if (isPadded === 0) throw encryptedForAnother();
  // Address and time follow, each terminated by a newline.
  if (word?.trim() !== 'VOTE' || rest.length < 2) throw new BadVote('BadVoteException', 'This is not a vote');
  return { service, username };
}

export function encryptedForAnother(): BadVote {
  const message = 'It is encrypted for another key. Give the listing site the key in votifier-public.txt';
  return new BadVote('BadVoteException', message);
}

/** Decrypts a frame. A number above the key's is no frame, and takes the same time. */
function decrypt(frame: Buffer, key: KeyObject): Buffer {
  const options = { key, padding: constants.RSA_NO_PADDING };
  try {
    return privateDecrypt(options, frame);
  } catch {
    const small = randomBytes(V1_LENGTH);
    small[0] = 0;
    privateDecrypt(options, small);
    return Buffer.alloc(V1_LENGTH);
  }
}
