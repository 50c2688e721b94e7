/** Calls of the networks that ship beside the example: those of included subjects answer, all others are unknown. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { OptionalSubject } from '@/contract/network/subjects';
import type { ServedFunction } from '../../functions/core/http/serve';
import { compileRoute } from '../../local/site/routes';
import { become } from '../support/fixtures/a-network';
import { readAll } from '../support/fixtures/read-all';
import { CSRF_PAIR } from '../support/server/account-site';
import { AUTH_OF } from '../support/server/audiences';
import { callFunction } from '../support/server/call-function';
import type { CALLS } from '../support/server/calls';
import { SECRET } from '../support/server/secret';

interface Entry {
  readonly default: ServedFunction;
  readonly config?: { readonly path?: string[] };
}

/** Subjects by path prefix below `/api`. */
const SUBJECT_OF: readonly (readonly [RegExp, OptionalSubject])[] = [
  [/^(?:\/admin)?\/applications/, 'applications'],
  [/^\/(?:contact|admin\/messages)/, 'support'],
  [/^(?:\/admin)?\/leaderboard/, 'leaderboards'],
  [/^\/(?:votes|voters|admin\/(?:votes|vote-services|rewards))/, 'voting'],
  [/^(?:\/admin\/content)?\/news/, 'news'],
  [/^(?:\/admin\/content)?\/events/, 'events'],
  [/^\/admin\/content\/faq/, 'faq'],
  [/^\/store/, 'store'],
];
/** Expected status for a stranger's empty request, by audience; all other audiences return 401. */
const TOLD: Readonly<Record<string, (status: number) => boolean>> = {
  public: (status) => ![401, 403, 404, 405].includes(status),
  applicant: (status) => status === 404,
  'applicant or account': (status) => status === 404,
};

describe.each(['emberfall', 'hut'])('%s', (name) => {
  const network = readAll(`networks/${name}`);
  const inherited = process.env;
  /** Entries loaded as an instance of the network's site, without a database. */
  let entries: readonly { readonly path: ReturnType<typeof compileRoute>; readonly serve: ServedFunction }[];
  let calls: typeof CALLS;
  beforeAll(async () => {
    // Values computed at import time must come from this network.
    jest.resetModules();
    become(network);
    process.env = {
      SESSION_SECRET: SECRET,
      GAME_SERVER_KEY: 'a-key-of-all-of-our-game-servers',
      // A shop that does not answer.
      TEBEX_TOKEN: 'token',
      TEBEX_URL: 'http://127.0.0.1:9',
    };
    ({ CALLS: calls } = await import('../support/server/calls'));
    const loaded = await Promise.all(
      (await readdir('functions/api')).map(
        async (file): Promise<Entry> => import(`../../functions/api/${path.parse(file).name}`),
      ),
    );
    entries = loaded.flatMap(({ default: serve, config }) =>
      (config?.path ?? []).map((each) => ({ path: compileRoute(each), serve })),
    );
  });
  // The default network is restored after each test.
  beforeEach(() => become(network));
  afterAll(() => {
    process.env = inherited;
  });
  const ids: Readonly<Record<string, string | undefined>> = {
    mode: network.leaderboards.modes[0]?.id,
    site: network.voting.sites[0]?.id,
    slug: network.news.stories[0]?.slug,
    id: network.events.events[0]?.id,
  };
  const isGone = (route: string): boolean => {
    const [, subject] = SUBJECT_OF.find(([begin]) => begin.test(route)) ?? [];
    return subject !== undefined && network.missing.includes(subject);
  };

  test('each call answers whoever may call, and is unknown where its subject is gone', async () => {
    for (const [route, { audience }] of Object.entries(calls)) {
      const [method = '', declared = ''] = route.split(' ');
      const target = `/api${declared.replaceAll(/:(\w+)/g, (_, part: string) => ids[part] ?? 'some')}`;
      const entry = entries.find(({ path: known }) => known.matches(target));
      if (!entry) throw new Error(`No function answers ${route}`);
      const init = { method, headers: CSRF_PAIR };
      const { response } = await callFunction(
        entry.serve,
        target,
        init,
        undefined,
        entry.path.params(target),
      );
      const isTold = TOLD[AUTH_OF[audience]] ?? ((status: number) => status === 401);
      const isRight = isGone(declared) ? response.status === 404 : isTold(response.status);
      expect([route, response.status, isRight]).toEqual([route, response.status, true]);
    }
  });

  test('the document of the calls has those of what is there, and no others', async () => {
    const { apiDocument } = await import('../../tools/openapi/document');
    const { loadRoutes } = await import('../../tools/openapi/entries');
    const { paths } = apiDocument(await loadRoutes(), '1.0.0') as { paths: object };
    const there = Object.keys(calls).flatMap((route) => {
      const declared = route.split(' ')[1] ?? '';
      return isGone(declared) ? [] : declared.replaceAll(/:(\w+)/g, '{$1}');
    });
    expect(new Set(Object.keys(paths).map((each) => each.replace(/^\/api/, '')))).toEqual(new Set(there));
  });
});
