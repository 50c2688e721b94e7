import {
  type ApplicationResponse,
  type OwnApplication,
  type OwnApplicationsResponse,
  applicationResponseSchema,
  ownApplicationSchema,
  ownApplicationsResponseSchema,
  SENT_ANSWERS_PATH,
  type SentAnswers,
  sentAnswersSchema,
} from '@/contract/own-applications';
import { API_PATHS } from '@/contract/paths';
import { bearerOf } from '../core/auth/bearer';
import type { Caller } from '../core/auth/caller';
import type { Guard } from '../core/guard/turnstile';
import { json, noContent } from '../core/http/answers';
import { idParam } from '../core/http/params';
import { type Route, route } from '../core/http/route';
import type { MemoryLimiter } from '../core/limits/memory-limiter';
import { APPLICATION_LIMIT, LOOK_UP_LIMIT } from '../core/limits/rate-limit';
import type { Clock } from '../core/time/clock';
import { applicationShapes, keyIn, readApplication } from './application-request';
import type { Applications } from './applications';
import { noSuchApplication } from './desk/application-admin';

/** Size of the longest application, with room for its encoding. */
const LIMIT_BYTES = 524_288;

export interface ApplicationServices {
  readonly applications: Applications;
  /** Returns the caller of a request. @throws ApiError `unauthenticated` */
  readonly callerOf: (request: Request) => Promise<Caller>;
  /** Counts, by client subnet, applications that fail validation but may have been accepted before. */
  readonly refused: MemoryLimiter;
  /** Counts, by client subnet, checks whether a valid application was submitted before. */
  readonly repeated: MemoryLimiter;
  readonly clock: Pick<Clock, 'now'>;
  /** Checks the captcha of applicants without an account. */
  readonly guard: Guard;
}

export const applicationRoutes = ({
  applications,
  callerOf,
  refused,
  repeated,
  clock,
  guard,
}: ApplicationServices): Route[] => [
  /**
   * 201 with an `ApplicationResponse` once the application is stored. An earlier submission with the same key gets the same
   * answer, whatever else the body holds, and counts against no limit. 409 while the position is closed, the applicant has an
   * open application for it, or one was rejected within 30 days.
   */
  route({
    method: 'POST',
    path: API_PATHS.applications,
    summary: 'Apply for a position',
    gives: { 201: applicationResponseSchema },
    refuses: ['unauthenticated', 'conflict'],
    auth: 'public',
    limit: { rule: APPLICATION_LIMIT, counted: 'by-handler' },
    body: { schema: null, shapes: applicationShapes, maxBytes: LIMIT_BYTES },
    async handle({ body, request, context, network, countCall }) {
      const read = readOrRefusal(body, clock.now());
      // A submission that fails validation now may have passed it when it was first sent.
      const lookUps = 'refusal' in read ? refused : repeated;
      const mayBeKnown = lookUps.take(await network()) === 0;
      const key = mayBeKnown ? keyIn(body) : null;
      const sent = key === null ? null : await applications.findSent(key);
      if (sent !== null) return created(sent);
      const caller = request.headers.has('Authorization') ? await callerOf(request) : null;
      if ('refusal' in read) throw read.refusal;
      // A client subnet without lookups left is counted before the store is asked for anything.
      if (!mayBeKnown) await countCall();
      const { position, answers, guidelinesReadAt, idempotencyKey, turnstileToken } = read.application;
      const submission = {
        position,
        answers,
        guidelinesReadAt: guidelinesReadAt === undefined ? null : Date.parse(guidelinesReadAt),
        idempotencyKey,
        account: caller && { id: caller.user.id, username: caller.user.username },
      };
      const admit = async () => {
        if (mayBeKnown) await countCall();
        if (caller === null) await guard.check(turnstileToken, context.ip);
      };
      const { id, announcing } = await applications.submit(submission, admit);
      context.waitUntil(announcing);
      return created(id);
    },
  }),

  /** An `OwnApplicationsResponse` of the calling account. */
  route({
    method: 'GET',
    path: API_PATHS.ownApplications,
    summary: 'List the own applications',
    gives: { 200: ownApplicationsResponseSchema },
    auth: 'account',
    limit: null,
    body: null,
    async handle({ caller: { user } }) {
      return json<OwnApplicationsResponse>({ applications: await applications.listOwn(user.id) });
    },
  }),

  /** An `OwnApplication`; 404 also for a wrong key. */
  route({
    method: 'GET',
    path: API_PATHS.application,
    summary: 'Get an application, by the key of its private link',
    gives: { 200: ownApplicationSchema },
    auth: 'applicant',
    limit: { rule: LOOK_UP_LIMIT, counted: 'in-memory' },
    body: null,
    params: idParam(noSuchApplication),
    async handle({ caller: { applicantKey }, params: { id } }) {
      const found = await applications.findOwn(id, applicantKey);
      if (!found) throw noSuchApplication();
      return json<OwnApplication>(found);
    },
  }),

  /**
   * A `SentAnswers`, apart from the status, which is polled. Takes the application's key, or the account that sent it, after a
   * confirmation; 404 also for a wrong one.
   */
  route({
    method: 'GET',
    path: SENT_ANSWERS_PATH,
    summary: 'Get the answers of an application, by the key of its private link or as whose account it is',
    gives: { 200: sentAnswersSchema },
    auth: ['applicant', 'account'],
    limit: { rule: LOOK_UP_LIMIT, counted: 'in-memory' },
    body: null,
    params: idParam(noSuchApplication),
    confirmed: ({ caller }) => 'user' in caller,
    async handle({ caller, params: { id } }) {
      const sender = 'user' in caller ? { accountId: caller.user.id } : { key: caller.applicantKey };
      const answers = await applications.findAnswers(id, sender);
      if (!answers) throw noSuchApplication();
      return json<SentAnswers>({ answers });
    },
  }),

  /**
   * 204: withdrawn, and all data about its sender is erased. Takes its key, or the account that sent it; 404 also for a wrong
   * one.
   */
  route({
    method: 'DELETE',
    path: API_PATHS.application,
    summary: 'Withdraw an application, by its key or as whose account it is',
    gives: { 204: null },
    refuses: ['unauthenticated'],
    auth: 'applicant',
    limit: { rule: LOOK_UP_LIMIT, counted: 'in-memory' },
    body: null,
    params: idParam(noSuchApplication),
    async handle({ caller: { applicantKey }, params: { id }, request, context }) {
      const isSignedIn = bearerOf(request.headers) !== undefined;
      const sender = isSignedIn ? { accountId: (await callerOf(request)).user.id } : { key: applicantKey };
      const withdrawn = await applications.withdraw(id, sender);
      if (!withdrawn) throw noSuchApplication();
      context.waitUntil(withdrawn.retracting);
      return noContent();
    },
  }),
];

function readOrRefusal(body: unknown, now: number) {
  try {
    return { application: readApplication(body, now) };
  } catch (refusal) {
    return { refusal };
  }
}

function created(id: string): Response {
  return json<ApplicationResponse>({ id }, { status: 201 });
}
