import { identity } from '#network/identity';
import { CSRF_COOKIE, CSRF_HEADER } from '@/contract/csrf';
import { errorResponseSchema } from '@/contract/errors';
import type { JsonForm } from '@/contract/json-form';
import { METHODS, type Route } from '../../functions/core/http/route';
import { operationOf, pathOf } from './operation';
import { responseForm } from './response-form';

/** Descriptions of the groups of calls, by their entry in `functions/api`. */
const ABOUT: Readonly<Record<string, string>> = {
  accounts: 'Accounts, sessions, second factors and user administration',
  backups: 'Backups and restore',
  applications: 'Applications, and their review',
  companion: 'Companions of game servers, and links between accounts and players',
  contact: 'Messages from visitors',
  content: 'News, events, questions and the banner',
  pictures: 'Pictures in stories and answers',
  leaderboards: 'Leaderboards, as pushed by game servers',
  overview: 'Figures for staff',
  shop: 'The web shop’s catalogue and checkout',
  site: 'The site as a whole',
  status: 'Status of game servers, and online players',
  votes: 'Votes and rewards',
};

/** Routes by their entry in `functions/api`. */
export type RoutesByEntry = Readonly<Record<string, readonly Route[]>>;

/** Returns the API as an OpenAPI 3.1 document. It is deterministic. @throws Error if a schema cannot be expressed */
export function apiDocument(entries: RoutesByEntry, version: string): JsonForm {
  const groups = Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    openapi: '3.1.1',
    info: {
      title: `${identity.name} API`,
      version,
      description:
        'All calls of the site. Times are ISO 8601 in UTC, and bodies are JSON in UTF-8. Responses may gain fields, so ignore unknown ones.',
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
      description: 'Seconds to wait before trying again.',
      schema: { type: 'string', pattern: '^[0-9]+$' },
    },
  },
  securitySchemes: {
    session: {
      type: 'http',
      scheme: 'bearer',
      description: 'Token returned by signing in.',
    },
    gameServerKey: {
      type: 'http',
      scheme: 'bearer',
      description: 'Key that the site’s owner gives game servers.',
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
        'Cookie from `GET /api/csrf`, which prevents forged calls. Not needed with a token or a key.',
    },
    csrfHeader: {
      type: 'apiKey',
      in: 'header',
      name: CSRF_HEADER,
      description: 'The same token in a header.',
    },
  },
};
