import type { ApplicationAnswer, OwnApplicationsAnswer } from '@/contract/applications';
import { noSuchApplication } from './desk/application-admin';
import type { Applications } from './applications';
import type { Clock } from '../status/ports';
import type { RateLimiter } from '../core/limits/rate-limit';
import type { Sessions } from '../accounts/sessions';
import { keyIn, readApplication } from './application-request';
import type { Handler } from '../core/http/endpoint';
import { idIn } from '../core/http/id-in';
import { json } from '../core/http/json';
import { limitByAddress } from '../core/limits/limit-by-address';
import { readJson } from '../core/http/read-json';
import { callerOf, withCaller } from '../core/auth/with-caller';

/** Of the longest application, with room for its encoding. */
const LIMIT_BYTES = 524_288;

export interface ApplicationsParts {
  readonly applications: Applications;
  readonly sessions: Sessions;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
}

/**
 * `POST /api/applications`: 201 with an `ApplicationAnswer` once the application is stored. What was sent before, by its
 * key, is answered in the same way, whatever else is in it, and counts against no limit. 409 while the position is closed,
 * the applicant has an open application for it, or one was rejected within 30 days.
 */
export function postApplication({ applications, sessions, limiter, clock }: ApplicationsParts): Handler {
  const created = (id: string) => {
    const answer: ApplicationAnswer = { id };
    return json(answer, { status: 201 });
  };
  return async (request, context) => {
    const body = await readJson(request, LIMIT_BYTES);
    const key = keyIn(body);
    const sent = key === null ? null : await applications.findSent(key);
    if (sent !== null) return created(sent);
    const caller = request.headers.has('Authorization') ? await callerOf(sessions, request) : null;
    const { position, answers, guidelinesReadAt, idempotencyKey } = readApplication(body, clock.now());
    const submission = {
      position,
      answers,
      guidelinesReadAt: Date.parse(guidelinesReadAt),
      idempotencyKey,
      account: caller && { id: caller.user.id, username: caller.user.username },
    };
    const { id, announcing } = await applications.submit(submission, () => limitByAddress(limiter, context));
    context.waitUntil(announcing);
    return created(id);
  };
}

/** `GET /api/applications/{id}?key=`: an `OwnApplication`; 404 also for a wrong key. */
export function getApplication({ applications }: Pick<ApplicationsParts, 'applications'>): Handler {
  return async (request, context) => {
    const key = new URL(request.url).searchParams.get('key') ?? '';
    const found = await applications.findOwn(idIn(context, noSuchApplication), key);
    if (!found) throw noSuchApplication();
    return json(found);
  };
}

/** `GET /api/applications/mine`: an `OwnApplicationsAnswer`, of the account that asks. */
export function getOwnApplications(parts: Pick<ApplicationsParts, 'applications' | 'sessions'>): Handler {
  return withCaller(parts.sessions, async ({ user }) => {
    const answer: OwnApplicationsAnswer = { applications: await parts.applications.listOwn(user.id) };
    return json(answer);
  });
}
