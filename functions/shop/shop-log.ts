import type { Log } from '../core/log';

/** Names in a line of the log. */
const MOST_NAMED = 10;

export type ShopLog = ReturnType<typeof createShopLog>;

/** Logs changes, once per instance: the shop fails, or answers again, or other packages are left out. */
export function createShopLog(log: Log) {
  let failure: string | null = null;
  let lastLeftOut = '';
  return {
    failed(reason: string): void {
      if (reason !== failure) log({ level: 'warn', event: 'shop_failed', reason });
      failure = reason;
    },
    answered(leftOut: readonly string[]): void {
      if (failure !== null) log({ level: 'info', event: 'shop_answered' });
      failure = null;
      const named = leftOut.slice(0, MOST_NAMED);
      if (named.length > 0 && named.join() !== lastLeftOut)
        log({ level: 'warn', event: 'shop_left_out', count: leftOut.length, named });
      lastLeftOut = named.join();
    },
  };
}
