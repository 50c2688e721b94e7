import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject, randomBytes } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { readIfThere, readOrMake, writeWhole } from '../files/whole-file';

export interface VoteKeys {
  /** Decrypts votes of version 1. */
  readonly privateKey: KeyObject;
  /** Signs votes of version 2. */
  readonly token: string;
  /** Whether the token was just created, so that the owner has not seen it yet. */
  readonly isNewToken: boolean;
  /** File of the public key, in the form that listing sites ask for. */
  readonly publicFile: string;
}

/** Opens the listener's secrets, which are created on the first start and kept in the data folder. */
export async function openVoteKeys(folder: string, givenToken: string | undefined): Promise<VoteKeys> {
  const pem = await readOrMake(path.join(folder, 'votifier-private.pem'), async () => {
    const pair = await promisify(generateKeyPair)('rsa', { modulusLength: 2_048 });
    return pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  });
  const privateKey = createPrivateKey(pem.text);
  const publicFile = path.join(folder, 'votifier-public.txt');
  const text = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
  if ((await readIfThere(publicFile))?.trim() !== text) await writeWhole(publicFile, `${text}\n`);
  if (givenToken) return { privateKey, token: givenToken, isNewToken: false, publicFile };
  const token = await readOrMake(path.join(folder, 'votifier-token.txt'), () => {
    return `${randomBytes(24).toString('base64url')}\n`;
  });
  return { privateKey, token: token.text.trim(), isNewToken: token.isNew, publicFile };
}
