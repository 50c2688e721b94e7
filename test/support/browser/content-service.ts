import { http } from 'msw';
import type { SetupServer } from 'msw/node';
import type { ContentResponse } from '@/contract/content';
import { CONTENT_PATHS } from '@/contract/content-paths';
import { API_BASE } from '@/contract/paths';
import { contentResponse } from '../fixtures/content-responses';

/** A service of published content that counts its calls; a test sets its next responses. */
export const serveContent = (
  network: SetupServer,
  first: ContentResponse | 'down' | 'malformed' = contentResponse(),
) => {
  const service = { response: first, calls: 0 };
  network.use(
    http.get(`${API_BASE}${CONTENT_PATHS.content}`, () => {
      service.calls += 1;
      if (service.response === 'down') return new Response(null, { status: 503 });
      return Response.json(service.response === 'malformed' ? { news: 'none' } : service.response);
    }),
  );
  return service;
};
