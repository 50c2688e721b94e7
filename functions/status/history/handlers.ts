import { HISTORY_RANGES } from '@/contract/status-history';
import type { StatusHistory } from './status-history';
import { cachedForAll } from '../../core/http/cached-for-all';
import type { Handler } from '../../core/http/endpoint';
import { json } from '../../core/http/json';
import { queryChoice } from '../../core/http/query-choice';

/** `GET /api/status/history?range=`: a `HistoryAnswer`; 422 for a range that there is not. */
export function getHistory(history: StatusHistory): Handler {
  return async (request, context) => {
    const answer = await history.read(queryChoice(request, 'range', HISTORY_RANGES));
    // What fails here is tried again by the next scheduled run.
    context.waitUntil(history.catchUp(answer).catch(() => undefined));
    return json(answer, { headers: cachedForAll('range') });
  };
}

/** A scheduled run: stores how many players there are at this moment. */
export function recordHistory(history: StatusHistory): Handler {
  return async () => {
    await history.record();
    return new Response(null, { status: 204 });
  };
}
