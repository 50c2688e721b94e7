import { ApiError } from '../errors/api-error';
import { readBytes } from '../read-bytes';

/** Default maximum size of a body, in bytes. */
export const BODY_LIMIT_BYTES = 65_536;

/**
 * Reads the body of a request, which must be JSON in UTF-8.
 * @throws ApiError `unsupported_media_type`, `too_large` beyond `limitBytes`, or `malformed`
 */
export async function readJson(request: Request, limitBytes = BODY_LIMIT_BYTES): Promise<unknown> {
  if (!isPlainJson(request.headers)) {
    throw new ApiError('unsupported_media_type', 'Send application/json in UTF-8, uncompressed.');
  }
  try {
    if (Number(request.headers.get('Content-Length') ?? 0) > limitBytes) throw new RangeError();
    const bytes = await readBytes(request.body, limitBytes);
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (fault) {
    if (fault instanceof RangeError) {
      throw new ApiError('too_large', `The body can have at most ${String(limitBytes / 1_024)} KiB.`);
    }
    // Truncated, in another encoding, or not JSON.
    throw new ApiError('malformed', 'The body is not valid JSON in UTF-8.');
  }
}

function isPlainJson(headers: Headers): boolean {
  const [type = '', ...parameters] = (headers.get('Content-Type') ?? '').toLowerCase().split(';');
  const charset = parameters.map((text) => /^\s*charset="?([^"\s]*)"?\s*$/.exec(text)?.[1]).find(Boolean);
  const encoding = headers.get('Content-Encoding')?.toLowerCase() ?? 'identity';
  return type.trim() === 'application/json' && (charset ?? 'utf-8') === 'utf-8' && encoding === 'identity';
}
