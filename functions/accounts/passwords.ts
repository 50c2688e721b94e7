import { randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { preparedPassword } from '@/contract/password';
import { UnavailableError } from '../core/errors/unavailable-error';

interface Cost {
  readonly log2: number;
  readonly blockSize: number;
  readonly parallelization: number;
}

/** OWASP's parameters for scrypt: 32 MiB and about 160 ms for each password. */
export const PASSWORD_COST: Cost = { log2: 15, blockSize: 8, parallelization: 3 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;
/** scrypt needs 128 · N · r bytes, and Node allows 32 MiB by default. */
const MAX_MEMORY = 64 * 1_024 * 1_024;
/** Two of Node's four worker threads; the others resolve names and read files meanwhile. */
const AT_ONCE = 2;
/** Maximum queue of passwords; the last one waits about a second. */
const WAITING = 12;

const STORED = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w-]{22})\$([\w-]{43})$/;

export type Passwords = ReturnType<typeof createPasswords>;

/** Hashes and checks passwords, few at a time. Rejects with `UnavailableError` when too many are waiting. */
export function createPasswords() {
  const standIn = format(PASSWORD_COST, randomBytes(SALT_BYTES), randomBytes(KEY_BYTES));
  const limit = createLimit();
  return {
    /** `$scrypt$ln=..,r=..,p=..$salt$key`, the last two base64url. */
    hash(password: string): Promise<string> {
      return limit.run(() => hashOf(preparedPassword(password)));
    },
    /**
     * Checks a password, in any of its Unicode forms. A hash of another form is right too, and must be replaced by `renewed`. An
     * unknown account has no hash; its password is wrong, after the same time.
     */
    async verify(password: string, stored: string | null): Promise<Verdict> {
      const hash = parse(stored ?? standIn);
      const prepared = preparedPassword(password);
      return limit.run(async () => {
        if ((await isOf(prepared, hash)) && stored !== null) return { isRight: true, renewed: null };
        const isAsTyped = prepared !== password && (await isOf(password, hash)) && stored !== null;
        return { isRight: isAsTyped, renewed: isAsTyped ? await hashOf(prepared) : null };
      });
    },
    /** Whether another password would be rejected now. */
    isBusy: limit.isFull,
  };
}

/** `renewed`: a new hash of the right password in its normalized form; null where the stored hash already has that form. */
interface Verdict {
  readonly isRight: boolean;
  readonly renewed: string | null;
}

const runScrypt = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

function derive(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  const { log2, blockSize: r, parallelization: p } = cost;
  return runScrypt(password, salt, KEY_BYTES, { N: 2 ** log2, r, p, maxmem: MAX_MEMORY });
}

async function hashOf(prepared: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return format(PASSWORD_COST, salt, await derive(prepared, salt, PASSWORD_COST));
}

async function isOf(password: string, { cost, salt, key }: Parsed): Promise<boolean> {
  return timingSafeEqual(await derive(password, salt, cost), key);
}

function format({ log2, blockSize, parallelization }: Cost, salt: Buffer, key: Buffer): string {
  const cost = `ln=${String(log2)},r=${String(blockSize)},p=${String(parallelization)}`;
  return `$scrypt$${cost}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

interface Parsed {
  readonly cost: Cost;
  readonly salt: Buffer;
  readonly key: Buffer;
}

function parse(stored: string): Parsed {
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
        // The slot goes to the caller that has waited longest, so no newcomer can take it.
        const next = queue.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
