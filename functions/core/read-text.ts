const BODY_LIMIT_BYTES = 262_144;

/**
 * A body as text, at most 256 KiB. Leaving the loop early cancels the body, which closes the connection.
 * @throws RangeError when there is more
 */
export async function readText(body: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > BODY_LIMIT_BYTES) throw new RangeError('The answer is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
