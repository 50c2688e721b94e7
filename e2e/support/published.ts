import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { ContentResponse } from '@/contract/content';
import { CONTENT_DESK_PATHS, CONTENT_PATHS } from '@/contract/content-paths';
import { API_BASE } from '@/contract/paths';
import { bearer } from './session';
import { ADMIN } from './site';

/** Has the page's site publish this, whatever it has published; it is answered once `until` is fulfilled. */
export const servePublished = (
  page: Page,
  content: Omit<ContentResponse, 'version'>,
  until: Promise<unknown> = Promise.resolve(),
): Promise<unknown> =>
  page.route(`**${API_BASE}${CONTENT_PATHS.content}`, async (route) => {
    await until;
    await route.fulfill({ json: { version: 'served', ...content } satisfies ContentResponse });
  });

type Desk = keyof typeof CONTENT_DESK_PATHS;

/** What an editor does at the desk, by its calls. */
export const editorAt = async (request: APIRequestContext) => {
  const headers = await bearer(request, ADMIN);
  const path = (desk: Desk) => API_BASE + CONTENT_DESK_PATHS[desk];
  return {
    /** Gives what takes it away again. */
    write: async (desk: 'news' | 'events' | 'faq', data: object) => {
      const answer = await request.post(path(desk), { headers, data });
      expect(answer.status()).toBe(201);
      const { item } = (await answer.json()) as { item: { id: string } };
      return async () => {
        const gone = await request.delete(`${path(desk)}/${item.id}`, { headers });
        expect(gone.status()).toBe(204);
      };
    },
    /** Gives what takes it down again. */
    putUp: async (data: object) => {
      const now = (await (await request.get(path('banner'), { headers })).json()) as {
        item: { version: number } | null;
      };
      const answer = await request.put(path('banner'), {
        headers,
        data: { ...(now.item && { version: now.item.version }), ...data },
      });
      expect(answer.status()).toBe(200);
      return async () => {
        expect((await request.delete(path('banner'), { headers })).status()).toBe(204);
      };
    },
  };
};
