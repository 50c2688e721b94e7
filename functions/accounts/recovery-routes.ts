import { ACCOUNT_PATHS } from '@/contract/account-paths';
import { forgotSchema, resetSchema, verifySchema } from '@/contract/recovery-requests';
import type { Caller } from '../core/auth/caller';
import { accepted, noContent } from '../core/http/answers';
import { type Route, route } from '../core/http/route';
import { LOOK_UP_LIMIT, MAIL_LIMIT } from '../core/limits/rate-limit';
import type { AccountServices } from './build-accounts';

export interface RecoveryServices extends Readonly<AccountServices['recovery']> {
  /** Returns the signed-in caller of a public route; null for a stranger. */
  readonly findCaller: (request: Request) => Promise<Caller | null>;
}

/** The routes that use links in emails, and those that request such links. */
export const recoveryRoutes = ({ passwords, emails, findCaller }: RecoveryServices): Route[] => [
  /** 202, whether or not the account exists; 409 on a site that sends no email. */
  route({
    method: 'POST',
    path: ACCOUNT_PATHS.forgot,
    summary: 'Request an email with a link to choose a new password',
    gives: { 202: null },
    refuses: ['conflict'],
    auth: 'public',
    limit: { rule: MAIL_LIMIT, counted: 'before' },
    body: { schema: forgotSchema },
    async handle({ body, context }) {
      await passwords.forgot(body.email, (work) => context.waitUntil(work));
      return accepted();
    },
  }),

  /** 204, and every session of the account has ended; 422 with `fields.token` for an invalid one. */
  route({
    method: 'POST',
    path: ACCOUNT_PATHS.reset,
    summary: 'Set a new password with the token of an emailed link',
    gives: { 204: null },
    auth: 'public',
    limit: { rule: LOOK_UP_LIMIT, counted: 'in-memory' },
    body: { schema: resetSchema },
    async handle({ body, context }) {
      await passwords.reset(body, (work) => context.waitUntil(work));
      return noContent();
    },
  }),

  /** 204; 422 with `fields.token` for an invalid one. */
  route({
    method: 'POST',
    path: ACCOUNT_PATHS.verify,
    summary: 'Confirm an email address with the token of an emailed link',
    gives: { 204: null },
    auth: 'public',
    limit: { rule: LOOK_UP_LIMIT, counted: 'in-memory' },
    body: { schema: verifySchema },
    async handle({ body, request, context }) {
      const later = (work: Promise<unknown>) => context.waitUntil(work);
      await emails.verify(body.token, () => findCaller(request), later);
      return noContent();
    },
  }),

  /** 202; 409 when no address is unconfirmed, or the site sends no email. */
  route({
    method: 'POST',
    path: ACCOUNT_PATHS.sendVerification,
    summary: 'Request another email with the link that confirms an address',
    gives: { 202: null },
    refuses: ['conflict'],
    auth: 'account',
    limit: null,
    body: null,
    async handle({ caller, context }) {
      await emails.sendAgain(caller, (work) => context.waitUntil(work));
      return accepted();
    },
  }),
];
