import type { LeaderboardMode, LeaderboardPlayer } from '@/contract/leaderboard';

/**
 * A `SeasonResponse`, sent while it is read: a hundred thousand players are 17 MB, while a response that is not streamed
 * may have 6. If reading fails half-way, the connection breaks, so that nobody takes a part for the whole.
 */
export function seasonResponse(mode: LeaderboardMode, pages: AsyncIterable<LeaderboardPlayer[]>): Response {
  return new Response(streamOf(encoded(mode, pages)), {
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
    yield encoder.encode(before + page.map((player) => JSON.stringify(player)).join());
    before = ',';
  }
  yield encoder.encode(before === ',' ? ']}' : `${before}]}`);
}

function streamOf(chunks: AsyncGenerator<Uint8Array, void, void>): ReadableStream {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return();
    },
  });
}
