import { identity } from '#network/identity';
import { CSRF_COOKIE, CSRF_HEADER } from '@/contract/csrf';
import { errorResponseSchema } from '@/contract/errors';
import type { JsonForm } from '@/contract/json-form';
import { METHODS, type Route } from '../../functions/core/http/route';
import { operationOf, pathOf } from './operation';
import { responseForm } from './response-form';

/** What the site's groups of calls are about, by the name of their entry in `functions/api`. */
const ABOUT: Readonly<Record<string, string>> = {
  accounts: 'Accounts, sessions, second factors, and what admins do with accounts',
  backups: 'Copies of all that the site has, and how they are put back',
  applications: 'Applications of players, and the desk where they are decided',
  companion: 'Companions beside game servers, and the players that accounts are',
  contact: 'Messages of visitors',
  content: 'What the owner writes: news, events, questions and the banner',
  pictures: 'Pictures that editors upload for it',
  leaderboards: 'Leaderboards, as game servers push them',
  overview: 'Figures for the team',
  site: 'The site as a whole',
  status: 'Game servers: whether they are online, and who plays',
  votes: 'Votes and rewards',
};

/** Routes by the name of their entry in `functions/api`. */
export type RoutesByEntry = Readonly<Record<string, readonly Route[]>>;

/** The API as a document of OpenAPI 3.1; the same for the same routes and texts. @throws Error for what cannot be written */
export function apiDocument(entries: RoutesByEntry, version: string): JsonForm {
  const groups = Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    openapi: '3.1.1',
    info: {
      title: `${identity.name} API`,
      version,
      description:
        'All calls of the site. Times are ISO 8601 in UTC, bodies are JSON in UTF-8. Answers may get further fields: pass over what you do not know.',
    },
    servers: [{ url: identity.url }],
    tags: groups.map(([name]) => ({ name, description: aboutOf(name) })),
    paths: pathsOf(groups),
    components: COMPONENTS,
  };
}

function aboutOf(entry: string): string {
  const about = ABOUT[entry];
  if (about === undefined) throw new Error(`Nothing is said of what the calls of ${entry} are about.`);
  return about;
}

function pathsOf(groups: readonly (readonly [string, readonly Route[]])[]): JsonForm {
  const all = groups.flatMap(([tag, routes]) => routes.map((route) => ({ tag, route })));
  const byPath = Map.groupBy(all, ({ route }) => pathOf(route));
  const items = [...byPath].map(([path, ofPath]) => {
    const ordered = ofPath.toSorted(
      (a, b) => METHODS.indexOf(a.route.method) - METHODS.indexOf(b.route.method),
    );
    return [
      path,
      Object.fromEntries(
        ordered.map(({ tag, route }) => [route.method.toLowerCase(), operationOf(route, tag)]),
      ),
    ];
  });
  return Object.fromEntries(items) as JsonForm;
}

const COMPONENTS: JsonForm = {
  schemas: { Error: responseForm(errorResponseSchema) },
  headers: {
    RetryAfter: {
      description: 'After how many seconds to try again.',
      schema: { type: 'string', pattern: '^[0-9]+$' },
    },
  },
  securitySchemes: {
    session: {
      type: 'http',
      scheme: 'bearer',
      description: 'The token that signing in gave.',
    },
    gameServerKey: {
      type: 'http',
      scheme: 'bearer',
      description: 'The key that the site’s owner gives game servers.',
    },
    applicationKey: {
      type: 'apiKey',
      in: 'header',
      name: 'Authorization',
      description: '`Application ` and the key that the application was sent with.',
    },
    csrfCookie: {
      type: 'apiKey',
      in: 'cookie',
      name: CSRF_COOKIE,
      description:
        'Against forged calls: the cookie of `GET /api/csrf`. A bearer or a key makes it needless.',
    },
    csrfHeader: {
      type: 'apiKey',
      in: 'header',
      name: CSRF_HEADER,
      description: 'The same token once more.',
    },
  },
};
