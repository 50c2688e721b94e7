import { ApiError } from '../errors/api-error';

/** What a body may have at most, in bytes, unless its route says otherwise. */
export const BODY_LIMIT_BYTES = 65_536;

/**
 * The body of a request, which must be JSON in UTF-8.
 * @throws ApiError `unsupported_media_type`, `too_large` beyond `limitBytes`, or `malformed`
 */
export async function readJson(request: Request, limitBytes = BODY_LIMIT_BYTES): Promise<unknown> {
  if (!isPlainJson(request.headers)) {
    throw new ApiError('unsupported_media_type', 'Send application/json, in UTF-8 and not compressed.');
  }
  try {
    const bytes = await readBytes(request, limitBytes);
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (fault) {
    if (fault instanceof ApiError) throw fault;
    // Cut short, another encoding, or no JSON.
    throw new ApiError('malformed', 'The body is not JSON in UTF-8.');
  }
}

function isPlainJson(headers: Headers): boolean {
  const [type = '', ...parameters] = (headers.get('Content-Type') ?? '').toLowerCase().split(';');
  const charset = parameters.map((text) => /^\s*charset="?([^"\s]*)"?\s*$/.exec(text)?.[1]).find(Boolean);
  const encoding = headers.get('Content-Encoding')?.toLowerCase() ?? 'identity';
  return type.trim() === 'application/json' && (charset ?? 'utf-8') === 'utf-8' && encoding === 'identity';
}

async function readBytes({ headers, body }: Request, limitBytes: number): Promise<Buffer> {
  const tooLarge = () =>
    new ApiError('too_large', `The body may have ${String(limitBytes / 1_024)} KiB at most.`);
  if (Number(headers.get('Content-Length') ?? 0) > limitBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop early cancels the body.
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > limitBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
