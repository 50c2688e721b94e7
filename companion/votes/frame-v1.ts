import { constants, type KeyObject, privateDecrypt, randomBytes } from 'node:crypto';
import { type Ballot, BadVote } from './vote';

/** A frame is one block of RSA-2048. */
export const V1_LENGTH = 256;
/** `00 02`, then at least 8 bytes of padding that are not zero, then `00`. */
const LEAST_START = 11;

/**
 * Reads a vote of Votifier's version 1: RSA with the padding of PKCS #1 v1.5, which Node refuses to take off, since programs
 * that tell right from wrong padding let others use their key. Right and wrong take the same way here.
 * @throws BadVote
 */
export function readV1(frame: Buffer, key: KeyObject): Ballot {
  const block = decrypt(frame, key);
  let end = 0;
  for (let index = block.length - 1; index >= 2; index -= 1) if (block[index] === 0) end = index;
  const isPadded = Number(block[0] === 0) & Number(block[1] === 2) & Number(end >= LEAST_START - 1);
  const [word, service = '', username = '', ...rest] = block
    .subarray(end + 1)
    .toString()
    .split('\n');
  if (isPadded === 0) throw encryptedForAnother();
  // The address and the time, each with its line's end.
  if (word?.trim() !== 'VOTE' || rest.length < 2) throw new BadVote('BadVoteException', 'This is no vote');
  return { service, username };
}

export function encryptedForAnother(): BadVote {
  const message = 'It is encrypted for another key: give the listing site the one of votifier-public.txt';
  return new BadVote('BadVoteException', message);
}

/** A number above the key's is no frame, and takes as long. */
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
