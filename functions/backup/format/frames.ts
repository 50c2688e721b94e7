import { createCipheriv, createDecipheriv, createHash, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { backupRefusals } from '#messages/backup-refusals';
import { BackupFileError, damaged } from './backup-file-error';
import { type Header, packHeader } from './header';

const compress = promisify(gzip);
const expand = promisify(gunzip);
const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(
  scrypt,
);

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const SALT_BYTES = 16;
/** 32 MB and about a tenth of a second for each passphrase that is tried. */
const COST = 32_768;
const BLOCK = 8;
const MOST_MEMORY = 67_108_864;
/** Maximum of an unpacked text: many times the largest value that the site stores. */
const MOST_BYTES = 67_108_864;

export interface Frames {
  readonly header: Header;
  /** The initial digest, that of the header. */
  readonly first: string;
  /** Seals a text for its position in this backup; at another position, or in another backup, it is invalid. */
  seal(place: number, text: string, isEnd?: boolean): Promise<Buffer>;
  /** @throws BackupFileError when the frame was not sealed for this position */
  open(place: number, frame: Buffer, isEnd?: boolean): Promise<string>;
}

/** Returns the lock of a new backup; null without a passphrase. */
export function newLock(passphrase: string | null): Header['lock'] {
  return passphrase === null ? null : { salt: randomBytes(SALT_BYTES).toString('base64'), cost: COST };
}

/** @throws BackupFileError when the backup is encrypted and there is no passphrase */
export async function createFrames(header: Header, passphrase: string | null): Promise<Frames> {
  const first = createHash('sha256').update(packHeader(header)).digest('hex');
  const key = await keyOf(header, passphrase);
  const boundTo = (place: number, isEnd: boolean) =>
    Buffer.from(`${first} ${isEnd ? 'end' : 'text'} ${String(place)}`);
  return {
    header,
    first,
    async seal(place, text, isEnd = false) {
      const packed = await compress(text);
      if (!key) return packed;
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv).setAAD(boundTo(place, isEnd));
      return Buffer.concat([iv, cipher.update(packed), cipher.final(), cipher.getAuthTag()]);
    },
    async open(place, frame, isEnd = false) {
      try {
        const packed = key ? decrypt(key, frame, boundTo(place, isEnd)) : frame;
        return (await expand(packed, { maxOutputLength: MOST_BYTES })).toString();
      } catch {
        if (key && place === 0) throw wrongPassphrase();
        throw damaged();
      }
    },
  };
}

const wrongPassphrase = () => new BackupFileError('passphrase', backupRefusals.wrongPassphrase);

async function keyOf({ lock }: Header, passphrase: string | null): Promise<Buffer | null> {
  if (!lock) return null;
  if (passphrase === null) throw new BackupFileError('locked', backupRefusals.locked);
  const settings = { N: lock.cost, r: BLOCK, p: 1, maxmem: MOST_MEMORY };
  return derive(passphrase.normalize('NFC'), Buffer.from(lock.salt, 'base64'), 32, settings);
}

function decrypt(key: Buffer, frame: Buffer, bound: Buffer): Buffer {
  const decipher = createDecipheriv(CIPHER, key, frame.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(bound).setAuthTag(frame.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(frame.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
}

/** Returns the digest of all texts up to this one, from the digest of those before it, so that work can continue later. */
export function digestOf(before: string, text: string): string {
  return createHash('sha256').update(before).update(text).digest('hex');
}
