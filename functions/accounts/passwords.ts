import { randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { UnavailableError } from '../core/errors/unavailable-error';

/** OWASP's parameters for scrypt: 32 MiB and about 160 ms for each password. */
const COST = { log2: 15, blockSize: 8, parallelization: 3 } as const;
const SALT_BYTES = 16;
const KEY_BYTES = 32;
/** scrypt needs 128 · N · r bytes and Node allows 32 MiB unless told otherwise. */
const MAX_MEMORY = 64 * 1_024 * 1_024;
/** Of the four threads that Node has for such work; the others look up names and read files meanwhile. */
const AT_ONCE = 2;
/** Passwords that may wait; the last one waits about a second. */
const WAITING = 12;

const STORED = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w-]{22})\$([\w-]{43})$/;

export type Passwords = ReturnType<typeof createPasswords>;

/** Hashes and checks passwords, few at a time. Rejects with `UnavailableError` when too many are waiting. */
export function createPasswords() {
  const standIn = format(COST, randomBytes(SALT_BYTES), randomBytes(KEY_BYTES));
  const limit = createLimit();
  return {
    /** `$scrypt$ln=..,r=..,p=..$salt$key`, the last two base64url. */
    async hash(password: string) {
      const salt = randomBytes(SALT_BYTES);
      return format(COST, salt, await limit.run(() => derive(password, salt, COST)));
    },
    /** Whether the hash is the password's. Without one, as for an unknown account, it is false after as long. */
    async verify(password: string, stored: string | null) {
      const { cost, salt, key } = parse(stored ?? standIn);
      const derived = await limit.run(() => derive(password, salt, cost));
      return timingSafeEqual(derived, key) && stored !== null;
    },
    /** Whether another password would be turned away now. */
    isBusy: limit.isFull,
  };
}

interface Cost {
  readonly log2: number;
  readonly blockSize: number;
  readonly parallelization: number;
}

const runScrypt = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

function derive(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  const { log2, blockSize: r, parallelization: p } = cost;
  return runScrypt(password, salt, KEY_BYTES, { N: 2 ** log2, r, p, maxmem: MAX_MEMORY });
}

function format({ log2, blockSize, parallelization }: Cost, salt: Buffer, key: Buffer): string {
  const cost = `ln=${String(log2)},r=${String(blockSize)},p=${String(parallelization)}`;
  return `$scrypt$${cost}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

function parse(stored: string): { cost: Cost; salt: Buffer; key: Buffer } {
  const [, log2, blockSize, parallelization, salt, key] = STORED.exec(stored) ?? [];
  if (salt === undefined || key === undefined) throw new TypeError('A stored password cannot be read.');
  return {
    cost: { log2: Number(log2), blockSize: Number(blockSize), parallelization: Number(parallelization) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}

function createLimit() {
  let running = 0;
  const queue: (() => void)[] = [];
  const isFull = () => queue.length >= WAITING;
  return {
    isFull,
    async run<T>(work: () => Promise<T>): Promise<T> {
      if (running >= AT_ONCE) {
        if (isFull()) throw new UnavailableError('Too many passwords are being checked.');
        await new Promise<void>((start) => queue.push(start));
      } else {
        running += 1;
      }
      try {
        return await work();
      } finally {
        // The place goes to whoever waits longest, so that no newcomer can take it.
        const next = queue.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
