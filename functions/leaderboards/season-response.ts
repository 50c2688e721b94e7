import { ReadableStream as NodeStream } from 'node:stream/web';
import type { LeaderboardMode, LeaderboardPlayer } from '@/contract/leaderboard';

/**
 * Streams a `SeasonResponse` while reading it: a hundred thousand players are 17 MB, and unstreamed responses are limited to 6
 * MB. If reading fails midway, the connection breaks, so that nobody mistakes a part for the whole.
 */
export function seasonResponse(mode: LeaderboardMode, pages: AsyncIterable<LeaderboardPlayer[]>): Response {
  // Both are the same class at run time; the browser's types lack `from`.
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
