import { expect, type APIRequestContext } from '@playwright/test';
import { stories } from '#network/private/news';
import type { ContentResponse } from '@/contract/content';
import type { ContentKind } from '@/contract/content-fields';
import { bearer } from './session';
import { ADMIN } from './site';

const shipped = new Set(stories.map(({ slug }) => slug));

interface Saved {
  id: string;
  version: number;
}

/** Changes by another editor, or the initial content of a journey, through API calls only. */
export const contentCalls = async (request: APIRequestContext) => {
  const headers = await bearer(request, ADMIN);
  const base = '/api/admin/content';
  const create = async (kind: ContentKind, data: object): Promise<Saved> => {
    const answer = await request.post(`${base}/${kind}`, { headers, data });
    expect(answer.status()).toBe(201);
    return ((await answer.json()) as { item: Saved }).item;
  };
  return {
    create,
    async change(kind: ContentKind, { id, version }: Saved, changes: object): Promise<Saved> {
      const data = { ...changes, version };
      const answer = await request.put(`${base}/${kind}/${id}`, { headers, data });
      expect(answer.status()).toBe(200);
      return ((await answer.json()) as { item: Saved }).item;
    },
    /** Deletes a document, whatever its version. */
    async remove(kind: ContentKind, id: string): Promise<void> {
      await request.delete(`${base}/${kind}/${id}`, { headers });
    },
    /** Creates a document; returns a function that deletes it. */
    async write(kind: ContentKind, data: object): Promise<() => Promise<void>> {
      const { id } = await create(kind, data);
      return async () => {
        expect((await request.delete(`${base}/${kind}/${id}`, { headers })).status()).toBe(204);
      };
    },
    /** Publishes a banner; returns a function that removes it. */
    async putUp(banner: object): Promise<() => Promise<void>> {
      const address = `${base}/banner`;
      const { item } = (await (await request.get(address, { headers })).json()) as { item: Saved | null };
      const data = { ...(item && { version: item.version }), ...banner };
      expect((await request.put(address, { headers, data })).status()).toBe(200);
      return async () => {
        expect((await request.delete(address, { headers })).status()).toBe(204);
      };
    },
    /** Returns all documents of a kind. */
    async items(kind: ContentKind): Promise<Saved[]> {
      const found: Saved[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const answer = await request.get(`${base}/${kind}`, { headers, params: { cursor } });
        const page = (await answer.json()) as { items: Saved[]; nextCursor: string | null };
        found.push(...page.items);
        cursor = page.nextCursor;
      }
      return found;
    },
    /** Returns the content that visitors receive. */
    published: async (): Promise<ContentResponse> =>
      (await (await request.get('/api/content')).json()) as ContentResponse,
  };
};

/** Deletes stories written by journeys, so that pages match the build again: all journeys of a worker share one site. */
export const removeStories = async (request: APIRequestContext): Promise<void> => {
  const calls = await contentCalls(request);
  const written = (await calls.items('news')).filter(({ id }) => !shipped.has(id));
  for (const { id } of written) await calls.remove('news', id);
};
