import { ReadableStream as NodeStream } from 'node:stream/web';
import type { LeaderboardMode, LeaderboardPlayer } from '@/contract/leaderboard';

/**
 * A `SeasonResponse`, sent while it is read: a hundred thousand players are 17 MB, while a response that is not streamed
 * may have 6. If reading fails half-way, the connection breaks, so that nobody takes a part for the whole.
 */
export function seasonResponse(mode: LeaderboardMode, pages: AsyncIterable<LeaderboardPlayer[]>): Response {
  // One class at run time; the types of the browser lack `from`.
  const body = NodeStream.from(encoded(mode, pages)) as ReadableStream;
  return new Response(body, {
    headers: {
      'Cache-Control': 'no-store',
      'Content-Disposition': `attachment; filename="leaderboard-${mode}.json"`,
      'Content-Type': 'application/json; charset=utf-8',
    },
  });
}

async function* encoded(mode: LeaderboardMode, pages: AsyncIterable<LeaderboardPlayer[]>) {
  const encoder = new TextEncoder();
  let before = `{"mode":${JSON.stringify(mode)},"players":[`;
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield encoder.encode(before + page.map((player) => JSON.stringify(player)).join());
    before = ',';
  }
  yield encoder.encode(before === ',' ? ']}' : `${before}]}`);
}
