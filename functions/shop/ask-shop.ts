// Decision record: docs/decisions/0028-shop.md
import type { ShopSetting } from '../core/env/shop-setting';
import { userAgent } from '../core/env/user-agent';
import { ApiError } from '../core/errors/api-error';
import { readBytes } from '../core/read-bytes';

/** Time limit of one call. A checkout makes two, which a visitor waits for. */
const TIME_LIMIT_MS = 4_000;
/** Maximum response, in bytes: a thousand packages with long descriptions. */
const LIMIT_BYTES = 2_000_000;

/** The shop gave no usable answer. `reason` is a kind, such as `status_404`, and names no address. */
export class ShopError extends Error {
  override name = 'ShopError';

  constructor(readonly reason: string) {
    super(reason);
  }
}

/**
 * Returns the `data` of the shop's answer to a GET, or to a POST of `body`; the whole answer where it has none. Redirects are not
 * followed: they could lead anywhere, and the path holds the token.
 * @param path below `/api`
 * @throws ShopError without a usable answer
 */
export async function askShop({ url }: ShopSetting, path: string, body?: unknown): Promise<unknown> {
  const headers = { Accept: 'application/json', 'User-Agent': userAgent };
  try {
    const response = await fetch(`${url}/api/${path}`, {
      ...(body === undefined
        ? { headers }
        : {
            method: 'POST',
            headers: { ...headers, 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
          }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new ShopError(response.status === 429 ? 'rate_limited' : `status_${String(response.status)}`);
    }
    const said: unknown = JSON.parse((await readBytes(response.body, LIMIT_BYTES)).toString('utf8'));
    return isWrapped(said) ? said.data : said;
  } catch (fault) {
    throw fault instanceof ShopError ? fault : new ShopError(reasonOf(fault));
  }
}

const isWrapped = (said: unknown): said is { readonly data: unknown } =>
  typeof said === 'object' && said !== null && 'data' in said;

function reasonOf(fault: unknown): string {
  if (fault instanceof RangeError) return 'too_long';
  return fault instanceof SyntaxError ? 'not_json' : 'no_answer';
}

const RETRY_AFTER_S = 60;

/** Returns the refusal of a call that the shop gave no usable answer for. */
export const shopUnavailable = (message: string, details: ApiError['details'] = {}): ApiError =>
  new ApiError('shop_unavailable', message, { ...details, retryAfter: RETRY_AFTER_S });
