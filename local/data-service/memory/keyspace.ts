import { wrongType } from './errors';
import { type Bytes } from './replies';
import { SortedSet } from './sorted-set';

export type Hash = Map<Bytes, Bytes>;
export type List = Bytes[];
export type Value = Bytes | Hash | Set<Bytes> | List | SortedSet;

export const isText = (value: Value): value is Bytes => typeof value === 'string';
export const isHash = (value: Value): value is Hash => value instanceof Map;
export const isSet = (value: Value): value is Set<Bytes> => value instanceof Set;
export const isList = (value: Value): value is List => Array.isArray(value);
export const isSortedSet = (value: Value): value is SortedSet => value instanceof SortedSet;

/** Keys with their values and expiry times. Expired keys are invisible. */
export class Keyspace {
  /** Time of the current command, in milliseconds since 1970; the caller that runs commands sets it. */
  now = Date.now();
  readonly #values = new Map<Bytes, Value>();
  /** Expiry times in milliseconds since 1970. */
  readonly #expiries = new Map<Bytes, number>();

  find(key: Bytes): Value | undefined {
    const expiry = this.#expiries.get(key);
    if (expiry !== undefined && expiry <= this.now) this.delete(key);
    return this.#values.get(key);
  }

  /** @throws CommandError if the key holds a value of another kind */
  read<T extends Value>(key: Bytes, is: (value: Value) => value is T): T | undefined {
    const value = this.find(key);
    if (value === undefined || is(value)) return value;
    throw wrongType();
  }

  /** Returns the collection under a key, or creates it for the caller to fill. */
  open<T extends Value>(key: Bytes, is: (value: Value) => value is T, make: () => T): T {
    const value = this.read(key, is) ?? make();
    this.#values.set(key, value);
    return value;
  }

  /** Replaces value and expiry. */
  set(key: Bytes, value: Value): void {
    this.#values.set(key, value);
    this.#expiries.delete(key);
  }

  /** Replaces the value and keeps the expiry. */
  update(key: Bytes, value: Value): void {
    this.find(key);
    this.#values.set(key, value);
  }

  delete(key: Bytes): boolean {
    this.#expiries.delete(key);
    return this.#values.delete(key);
  }

  /** Deletes an empty collection, since Redis has none. */
  deleteIfEmpty(key: Bytes): void {
    const value = this.find(key);
    if (value === undefined || isText(value)) return;
    if ((isList(value) ? value.length : value.size) === 0) this.delete(key);
  }

  expiry(key: Bytes): number | undefined {
    return this.#expiries.get(key);
  }

  /** Sets an expiry; a past time deletes the key. */
  expireAt(key: Bytes, time: number): void {
    if (time <= this.now) this.delete(key);
    else this.#expiries.set(key, time);
  }

  /** @returns true if the key had an expiry */
  persist(key: Bytes): boolean {
    return this.#expiries.delete(key);
  }

  keys(): Bytes[] {
    return [...this.#values.keys()].filter((key) => this.find(key) !== undefined);
  }

  clear(): void {
    this.#values.clear();
    this.#expiries.clear();
  }
}
