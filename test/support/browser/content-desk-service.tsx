import { http } from 'msw';
import type { SetupServer } from 'msw/node';
import type { DeskStory } from '@/contract/content';
import { NOW } from '@/contract/content-fields';
import { CONTENT_DESK_PATHS as PATHS } from '@/contract/content-paths';
import ContentDesk from '@/features/content/desk/content-desk';
import { alex, apiUrl, refuse, renderSignedIn } from './render-account';

const PAGE_SIZE = 10;
const AT = '2025-05-25T12:00:00.000Z';

let made = 0;

/** A story at the desk, published on May 25, 2025, with a unique id. */
export const story = (changes: Partial<DeskStory> = {}): DeskStory => {
  made += 1;
  return {
    ...{ id: `story-${String(made)}`, version: 1, updatedAt: AT, slug: `story-${String(made)}` },
    ...{ title: 'A story', tag: 'Update', summary: 'In short', points: [], art: 'tower', body: 'At length' },
    ...{ publishedAt: AT, announce: false },
    ...changes,
  };
};

/** Converts a request into the stored story. */
const received = async (request: Request): Promise<Partial<DeskStory>> => {
  const body = (await request.json()) as Partial<DeskStory>;
  return body.publishedAt === NOW ? { ...body, publishedAt: new Date().toISOString() } : body;
};

const conflict = (current: unknown) =>
  Response.json({ error: { code: 'conflict', message: 'Changed.' }, current }, { status: 409 });

const slugOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Serves the desk's stories, including the check for version conflicts. */
export const serveContentDesk = (network: SetupServer, first: readonly DeskStory[] = []) => {
  const service = { stories: [...first], created: 0 };
  const at = (id: unknown) => service.stories.findIndex((one) => one.id === id);
  network.use(
    ...[PATHS.events, PATHS.faq].map((path) =>
      http.get(apiUrl(path), () => Response.json({ items: [], nextCursor: null })),
    ),
    http.get(apiUrl(PATHS.news), ({ request }) => {
      const from = Number(new URL(request.url).searchParams.get('cursor') ?? 0);
      const next = from + PAGE_SIZE;
      return Response.json({
        items: service.stories.slice(from, next),
        nextCursor: next < service.stories.length ? String(next) : null,
      });
    }),
    http.post(apiUrl(PATHS.news), async ({ request }) => {
      const body = await received(request);
      service.created += 1;
      const item = story({
        ...{ tag: '', summary: '', body: '', publishedAt: null },
        ...{ id: `created-${String(service.created)}`, slug: slugOf(body.title ?? '') },
        ...body,
      });
      service.stories.unshift(item);
      return Response.json({ item }, { status: 201 });
    }),
    http.put(apiUrl(PATHS.story), async ({ request, params }) => {
      const body = await received(request);
      const current = service.stories[at(params['id'])];
      if (!current) return refuse('not_found');
      if (body.version !== current.version) return conflict(current);
      const item = { ...current, ...body, version: current.version + 1 };
      service.stories[at(params['id'])] = item;
      return Response.json({ item });
    }),
    http.delete(apiUrl(PATHS.story), ({ request, params }) => {
      const current = service.stories[at(params['id'])];
      if (!current) return refuse('not_found');
      const version = new URL(request.url).searchParams.get('version');
      if (version !== String(current.version)) return conflict(current);
      service.stories = service.stories.filter((one) => one !== current);
      return new Response(null, { status: 204 });
    }),
  );
  return service;
};

export { ContentDesk };

/** Opens the desk for an admin. */
export const openContentDesk = (search = '') =>
  renderSignedIn(<ContentDesk />, alex, `/admin/content${search}`);
