import * as v from 'valibot';
import { SERVER_IDS } from '@/content/servers';
import { applicationDetailResponseSchema, applicationsResponseSchema } from '@/contract/application-desk';
import { auditResponseSchema } from '@/contract/audit';
import {
  exportResponseSchema,
  loginResponseSchema,
  registerResponseSchema,
  sessionsResponseSchema,
} from '@/contract/auth';
import { csrfResponseSchema } from '@/contract/csrf';
import { ERROR_STATUS, type ErrorCode, errorResponseSchema } from '@/contract/errors';
import { healthResponseSchema } from '@/contract/health';
import {
  leaderboardPushResponseSchema,
  leaderboardResponseSchema,
  playerPlaceResponseSchema,
  seasonResponseSchema,
} from '@/contract/leaderboard';
import { contactResponseSchema, messagesResponseSchema } from '@/contract/messages';
import {
  applicationResponseSchema,
  ownApplicationSchema,
  ownApplicationsResponseSchema,
} from '@/contract/own-applications';
import { statusResponseSchema } from '@/contract/status';
import { historyResponseSchema } from '@/contract/status-history';
import { overviewResponseSchema, userResponseSchema, usersResponseSchema } from '@/contract/users';

/** What a call that succeeds is answered with; null where there is nothing to tell. */
type Success = readonly [status: number, schema: v.GenericSchema | null];

const done: Success = [204, null];

/** Of every route, named by its method and path. */
const successes: Readonly<Record<string, Success>> = {
  'GET /api/health': [200, healthResponseSchema],
  'GET /api/csrf': [200, csrfResponseSchema],
  'GET /api/status': [200, statusResponseSchema(SERVER_IDS)],
  'GET /api/status/history': [200, historyResponseSchema(SERVER_IDS)],

  'GET /api/leaderboard': [200, leaderboardResponseSchema],
  'POST /api/leaderboard/:mode': [200, leaderboardPushResponseSchema],
  'DELETE /api/leaderboard/:mode': [200, seasonResponseSchema],
  'GET /api/leaderboard/:mode/players/:player': [200, playerPlaceResponseSchema],
  'DELETE /api/leaderboard/:mode/players/:player': done,

  'POST /api/auth/register': [201, registerResponseSchema],
  'POST /api/auth/login': [200, loginResponseSchema],
  'POST /api/auth/logout': done,
  'GET /api/auth/me': [200, userResponseSchema],
  'PATCH /api/auth/me': [200, userResponseSchema],
  'DELETE /api/auth/me': done,
  'GET /api/auth/sessions': [200, sessionsResponseSchema],
  'DELETE /api/auth/sessions': done,
  'GET /api/auth/export': [200, exportResponseSchema],

  'GET /api/admin/users': [200, usersResponseSchema],
  'POST /api/admin/users': [201, userResponseSchema],
  'PUT /api/admin/users/:id': [200, userResponseSchema],
  'DELETE /api/admin/users/:id': done,
  'DELETE /api/admin/users/:id/sessions': done,
  'GET /api/admin/audit': [200, auditResponseSchema],
  'GET /api/admin/overview': [200, overviewResponseSchema],

  'POST /api/applications': [201, applicationResponseSchema],
  'GET /api/applications/mine': [200, ownApplicationsResponseSchema],
  'GET /api/applications/:id': [200, ownApplicationSchema],
  'GET /api/admin/applications': [200, applicationsResponseSchema],
  'GET /api/admin/applications/:id': [200, applicationDetailResponseSchema],
  'PATCH /api/admin/applications/:id': [200, applicationDetailResponseSchema],
  'DELETE /api/admin/applications/:id': done,
  'POST /api/admin/applications/:id/comments': [201, applicationDetailResponseSchema],
  'POST /api/admin/applications/:id/resend': [202, applicationDetailResponseSchema],

  'POST /api/contact': [202, contactResponseSchema],
  'GET /api/admin/messages': [200, messagesResponseSchema],
  'DELETE /api/admin/messages/:id': done,
};

/** The routes of which a test is told when they answer with something else than the contract says. */
export const checkedRoutes: readonly string[] = Object.keys(successes);

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERROR_STATUS, code);

function hasErrorShape(status: number, body: unknown): boolean {
  if (!v.is(errorResponseSchema, body)) return false;
  const { code } = body.error;
  return isErrorCode(code) && ERROR_STATUS[code] === status;
}

/**
 * Holds what a route has answered against the contract. Other methods of its path are not looked at.
 * @throws Error when it is something else, and says where
 */
export function checkResponse(route: string, { status, body }: { status: number; body: unknown }): void {
  const success = successes[route];
  if (!success) return;
  const [expected, schema] = success;
  if (status >= 400 && hasErrorShape(status, body)) return;
  // Health has its own words for a site that cannot serve.
  const isSuccess = status === expected || schema === healthResponseSchema;
  if (!isSuccess) throw new Error(`${route} answered with status ${String(status)}: ${JSON.stringify(body)}`);
  const issues = schema ? v.safeParse(schema, body).issues : undefined;
  if (issues) throw new Error(`${route} is not what the contract says: ${JSON.stringify(v.flatten(issues))}`);
}
