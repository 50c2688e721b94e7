/**
 * Reads a whole body of at most `limitBytes`. Leaving the loop early cancels the body, which closes the connection.
 * @throws RangeError for a larger body
 */
export async function readBytes(
  body: ReadableStream<Uint8Array> | null,
  limitBytes: number,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > limitBytes) throw new RangeError('The body is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Maximum response of another service, in bytes. */
const REPLY_LIMIT_BYTES = 262_144;

/**
 * Returns the body of another service's response as text, at most 256 KiB.
 * @throws RangeError for a larger body
 */
export async function readText(body: ReadableStream<Uint8Array>): Promise<string> {
  return (await readBytes(body, REPLY_LIMIT_BYTES)).toString('utf8');
}
