import type { GenericSchema } from 'valibot';
import { voteSiteNames } from '#network/vote-names';
import { ERROR_STATUS, type ErrorCode } from '@/contract/errors';
import type { JsonForm } from '@/contract/json-form';
import { API_BASE } from '@/contract/paths';
import { VOTE_PATHS } from '@/contract/votes';
import { type Access, isDeskAccess } from '../../functions/core/auth/access';
import type { Route } from '../../functions/core/http/route';
import { modeIds } from '../../functions/leaderboards';
import { requestForm } from './request-form';
import { responseForm } from './response-form';

/** Schemas of the named parts of paths. */
const PARTS: Readonly<Record<string, JsonForm>> = {
  id: { type: 'string', description: 'Id of the record.' },
  mode: { type: 'string', enum: modeIds(), description: 'A mode with a leaderboard.' },
  slug: { type: 'string', description: 'Last part of a story’s address.' },
  player: { type: 'string', description: 'A player’s name, or where it says so a UUID.' },
  site: { type: 'string', enum: voteSiteNames.map(({ id }) => id), description: 'A listing site.' },
};

/** Returns a path in the document's form: `/votes/{player}`. */
export const pathOf = ({ path }: Route): string => API_BASE + path.replace(/:(\w+)/g, '{$1}');

/** Returns a name for generated code: `getVotesByPlayer`. */
const idOf = ({ method, path }: Route): string =>
  method.toLowerCase() +
  path
    .split('/')
    .filter((part) => part !== '')
    .map((part) => (part.startsWith(':') ? `By-${part.slice(1)}` : part))
    .flatMap((part) => part.split('-'))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

const WHO: Readonly<Record<Access, string>> = {
  public: 'anybody',
  account: 'signed-in users',
  reviewer: 'reviewers and admins',
  editor: 'editors and admins',
  admin: 'admins',
  owner: 'the owner',
  gameServer: 'game servers',
  applicant: 'holders of the application’s private link',
};

function isSession(access: Access): boolean {
  return access === 'account' || isDeskAccess(access);
}

function security({ method, auth, isSigned }: Route): JsonForm[] {
  const brought = auth.flatMap((access): JsonForm[] => {
    if (access === 'public') return [method === 'GET' || isSigned ? {} : { csrfCookie: [], csrfHeader: [] }];
    if (access === 'applicant') return [{ applicationKey: [] }];
    return [access === 'gameServer' ? { gameServerKey: [] } : { session: [] }];
  });
  // An applicant who sent it while signed in can withdraw it without the key.
  const withdraws = auth.includes('applicant') && method === 'DELETE';
  return withdraws ? [...brought, { session: [] }] : brought;
}

function errorCodes(route: Route): ErrorCode[] {
  const { method, path, auth, isSigned, isConfirmed, maxBytes, query = {}, refuses = [] } = route;
  const takesBody = maxBytes !== null;
  const takesChoice = Object.values(query).some(({ options, isRequired }) => options ?? isRequired);
  const derived: (ErrorCode | false)[] = [
    takesBody && 'malformed',
    takesBody && 'too_large',
    takesBody && 'unsupported_media_type',
    (takesBody || takesChoice || /:player/.test(path) || path === VOTE_PATHS.voters) && 'validation_failed',
    auth.some((access) => isSession(access) || access === 'gameServer') && 'unauthenticated',
    auth.some(isDeskAccess) && 'forbidden',
    auth.some(isDeskAccess) && 'second_factor_missing',
    method !== 'GET' && !isSigned && 'csrf_failed',
    isConfirmed && 'confirmation_required',
    (path.includes(':') || auth.includes('applicant')) && 'not_found',
    'rate_limited',
    'internal',
    'unavailable',
    takesBody && 'full',
  ];
  return [...new Set([...derived.filter((code) => code !== false), ...refuses])];
}

function errorResponses(route: Route): JsonForm {
  const byStatus = Map.groupBy(errorCodes(route), (code) => ERROR_STATUS[code]);
  const responses = [...byStatus].map(([status, codes]) => [
    String(status),
    {
      description: `${codes.map((code) => `\`${code}\``).join(', ')}`,
      ...((status === 429 || status === 503) && {
        headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
      }),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  ]);
  return Object.fromEntries(responses) as JsonForm;
}

function contentOf(schema: GenericSchema | 'file'): JsonForm {
  if (schema === 'file') return { 'application/octet-stream': {} };
  return { 'application/json': { schema: responseForm(schema) } };
}

function goodResponses({ gives, summary }: Route): JsonForm {
  const responses = Object.entries(gives).map(([status, schema]) => [
    status,
    {
      description: `${summary}: done${schema === null ? ', without a body' : schema === 'file' ? ', with a file' : ''}.`,
      ...(schema && { content: contentOf(schema) }),
    },
  ]);
  return Object.fromEntries(responses) as JsonForm;
}

function parameters({ path, query = {} }: Route): JsonForm[] {
  const parts = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => {
    const form = PARTS[name];
    if (!form) throw new Error(`Nothing is said of :${name} in ${path}.`);
    return { name, in: 'path', required: true, schema: form };
  });
  const asked = Object.entries(query).map(([name, { about, options, isRequired = false }]) => ({
    name,
    in: 'query',
    required: isRequired,
    description: about,
    schema: { type: 'string', ...(options && { enum: options }) },
  }));
  return [...parts, ...asked];
}

function requestBody(route: Route): JsonForm | null {
  const written = route.bodies().map(requestForm);
  const forms = [...new Map(written.map((form) => [JSON.stringify(form), form])).values()];
  const [form, ...more] = forms;
  if (!form) return null;
  const schema = more.length > 0 ? { anyOf: forms } : form;
  return { required: true, content: { 'application/json': { schema } } };
}

/** Describes who may call, the limits, and everything else that a caller must know. */
function description({ auth, limit, maxBytes, isConfirmed, isSigned }: Route): string {
  const sentences = [
    `For ${auth.map((access) => WHO[access]).join(', or for ')}.`,
    isSigned && 'Authenticated by the sender’s signature.',
    isConfirmed && 'May require a recently confirmed session.',
    limit && `Limited by network (${namesOf(limit)}).`,
    maxBytes !== null && `At most ${String(maxBytes / 1_024)} KiB.`,
  ];
  return sentences.filter((sentence) => typeof sentence === 'string').join(' ');
}

/** Returns the names of a route's limits, as code. */
function namesOf({ rule, inMemory }: NonNullable<Route['limit']>): string {
  return [rule, inMemory].flatMap((limit) => (limit ? [`\`${limit.name}\``] : [])).join(', ');
}

/** Returns a route as an OpenAPI 3.1 Operation Object. @throws Error if a schema cannot be expressed */
export function operationOf(route: Route, tag: string): JsonForm {
  const body = requestBody(route);
  if (route.maxBytes !== null && body === null) throw new Error(`${route.path} says nothing of its body.`);
  const given = parameters(route);
  return {
    operationId: idOf(route),
    tags: [tag],
    summary: route.summary,
    description: description(route),
    security: security(route),
    ...(given.length > 0 && { parameters: given }),
    ...(body && { requestBody: body }),
    // The health check's answer is a normal response even with status 503.
    responses: { ...errorResponses(route), ...goodResponses(route) },
  };
}
