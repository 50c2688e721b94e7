/** Resources to close later, in reverse order of opening. */
export interface Closers {
  add(close: () => Promise<void>): void;
  /** Closes everything, even if one fails; then throws the first failure. Idempotent. */
  closeAll(): Promise<void>;
}

export function createClosers(): Closers {
  const closers: (() => Promise<void>)[] = [];
  const run = async () => {
    const failures: unknown[] = [];
    for (const close of closers.reverse()) {
      await close().catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  };
  let closing: Promise<void> | undefined;
  return {
    add: (close) => void closers.push(close),
    closeAll: () => (closing ??= run()),
  };
}
