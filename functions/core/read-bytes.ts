/**
 * A whole body of at most so many bytes. Leaving the loop early cancels the body, which closes the connection.
 * @throws RangeError when there is more
 */
export async function readBytes(
  body: ReadableStream<Uint8Array> | null,
  limitBytes: number,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > limitBytes) throw new RangeError('The body is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** What another service may send, in bytes. */
const REPLY_LIMIT_BYTES = 262_144;

/**
 * The body of another service's response as text, at most 256 KiB.
 * @throws RangeError when there is more
 */
export async function readText(body: ReadableStream<Uint8Array>): Promise<string> {
  return (await readBytes(body, REPLY_LIMIT_BYTES)).toString('utf8');
}
