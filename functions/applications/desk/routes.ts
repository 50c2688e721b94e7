import { positions } from '#network/positions';
import {
  APPLICATION_DESK_PATHS,
  type ApplicationDetail,
  type ApplicationDetailResponse,
  type ApplicationsResponse,
  applicationsResponseSchema,
  applicationDetailResponseSchema,
} from '@/contract/application-desk';
import { applicationChangesSchema, newCommentSchema } from '@/contract/application-requests';
import { ANNOUNCEMENTS, STATE_FILTERS } from '@/contract/applications';
import { json, noContent } from '../../core/http/answers';
import { chosenQuery, CURSOR_QUERY, idParam } from '../../core/http/params';
import { type Route, route } from '../../core/http/route';
import { type ApplicationAdmin, noSuchApplication } from './application-admin';

const idsOf = () => positions.map(({ id }) => id);

/** The routes of the reviewers' desk; only admins erase applications. */
export const applicationDeskRoutes = (admin: ApplicationAdmin): Route[] => [
  /** `?position=&state=&announcement=&cursor=`: an `ApplicationsResponse`. */
  route({
    method: 'GET',
    path: APPLICATION_DESK_PATHS.applications,
    summary: 'List applications',
    gives: { 200: applicationsResponseSchema },
    query: {
      position: { about: 'For which position.', options: idsOf() },
      state: { about: 'In which state; `open` is without a decision.', options: STATE_FILTERS },
      announcement: { about: 'How its announcement stands.', options: ANNOUNCEMENTS },
      ...CURSOR_QUERY,
    },
    auth: 'reviewer',
    limit: null,
    body: null,
    async handle({ request }) {
      const { searchParams } = new URL(request.url);
      const filter = {
        position: chosenQuery(request, 'position', idsOf()),
        state: chosenQuery(request, 'state', STATE_FILTERS),
        announcement: chosenQuery(request, 'announcement', ANNOUNCEMENTS),
      };
      return json<ApplicationsResponse>(await admin.list(filter, searchParams.get('cursor')));
    },
  }),

  route({
    method: 'GET',
    path: APPLICATION_DESK_PATHS.application,
    summary: 'Get an application with its answers and comments',
    gives: { 200: applicationDetailResponseSchema },
    auth: 'reviewer',
    limit: null,
    body: null,
    params: idParam(noSuchApplication),
    handle: async ({ params }) => detailResponse(await admin.find(params.id), 200),
  }),

  /**
   * An `ApplicationDetailResponse`; changes only the fields in the body. 409 for a change that would give the applicant two open
   * applications for the position.
   */
  route({
    method: 'PATCH',
    path: APPLICATION_DESK_PATHS.application,
    summary: 'Decide on an application, or write a note to it',
    gives: { 200: applicationDetailResponseSchema },
    refuses: ['conflict'],
    auth: 'reviewer',
    limit: null,
    body: { schema: applicationChangesSchema },
    params: idParam(noSuchApplication),
    async handle({ caller, params, body, context }) {
      const { application, mailing } = await admin.change(caller.user, params.id, body);
      context.waitUntil(mailing);
      return detailResponse(application, 200);
    },
  }),

  route({
    method: 'DELETE',
    path: APPLICATION_DESK_PATHS.application,
    summary: 'Erase an application',
    gives: { 204: null },
    auth: 'admin',
    limit: null,
    body: null,
    params: idParam(noSuchApplication),
    async handle({ caller, params, context }) {
      const { retracting } = await admin.remove(caller.user, params.id);
      context.waitUntil(retracting);
      return noContent();
    },
  }),

  route({
    method: 'POST',
    path: APPLICATION_DESK_PATHS.applicationComments,
    summary: 'Comment on an application',
    gives: { 201: applicationDetailResponseSchema },
    refuses: ['conflict'],
    auth: 'reviewer',
    limit: null,
    body: { schema: newCommentSchema },
    params: idParam(noSuchApplication),
    handle: async ({ caller, params, body }) =>
      detailResponse(await admin.comment(caller.user, params.id, body.text), 201),
  }),

  /** 202 with an `ApplicationDetailResponse`; 409 unless the announcement was given up. */
  route({
    method: 'POST',
    path: APPLICATION_DESK_PATHS.applicationResend,
    summary: 'Announce an application once more',
    gives: { 202: applicationDetailResponseSchema },
    refuses: ['conflict'],
    auth: 'reviewer',
    limit: null,
    body: null,
    params: idParam(noSuchApplication),
    async handle({ caller, params, context }) {
      const { application, announcing } = await admin.resend(caller.user, params.id);
      context.waitUntil(announcing);
      return detailResponse(application, 202);
    },
  }),
];

function detailResponse(application: ApplicationDetail, status: number): Response {
  return json<ApplicationDetailResponse>({ application }, { status });
}
