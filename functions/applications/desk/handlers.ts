import { applicationChangesSchema, applicationCommentSchema } from '@/contract/application-schema';
import {
  ANNOUNCEMENTS,
  APPLICATION_STATES,
  type ApplicationDetail,
  type ApplicationDetailAnswer,
  POSITIONS,
} from '@/contract/applications';
import { type ApplicationAdmin, noSuchApplication } from './application-admin';
import type { Sessions } from '../../accounts/sessions';
import type { Handler } from '../../core/http/endpoint';
import { idIn } from '../../core/http/id-in';
import { json } from '../../core/http/json';
import { noContent } from '../../core/http/no-content';
import { queryChoice } from '../../core/http/query-choice';
import { readJson } from '../../core/http/read-json';
import { validate } from '../../core/http/validate';
import { withAdmin } from '../../core/auth/with-caller';

export interface AdminApplicationsParts {
  readonly admin: ApplicationAdmin;
  readonly sessions: Sessions;
}

/** `GET /api/admin/applications?position=&state=&announcement=&cursor=`: an `ApplicationsAnswer`. */
export function getApplications({ admin, sessions }: AdminApplicationsParts): Handler {
  return withAdmin(sessions, async (_caller, request) => {
    const { searchParams } = new URL(request.url);
    const chosen = <T extends string>(name: string, known: readonly T[]) =>
      searchParams.get(name) ? queryChoice(request, name, known) : null;
    const filter = {
      position: chosen('position', POSITIONS),
      state: chosen('state', APPLICATION_STATES),
      announcement: chosen('announcement', ANNOUNCEMENTS),
    };
    return json(await admin.list(filter, searchParams.get('cursor')));
  });
}

/** `GET /api/admin/applications/{id}`: an `ApplicationDetailAnswer`. */
export function getApplicationDetail({ admin, sessions }: AdminApplicationsParts): Handler {
  return withAdmin(sessions, async (_caller, _request, context) =>
    answer(await admin.find(idIn(context, noSuchApplication))),
  );
}

/**
 * `PATCH /api/admin/applications/{id}`: an `ApplicationDetailAnswer`; changes only what the body names. 409 for what would
 * give the applicant two open ones for the position.
 */
export function patchApplication({ admin, sessions }: AdminApplicationsParts): Handler {
  return withAdmin(sessions, async ({ user }, request, context) => {
    const changes = validate(applicationChangesSchema, await readJson(request));
    return answer(await admin.change(user, idIn(context, noSuchApplication), changes));
  });
}

/** `DELETE /api/admin/applications/{id}`: 204. */
export function deleteApplication({ admin, sessions }: AdminApplicationsParts): Handler {
  return withAdmin(sessions, async ({ user }, _request, context) => {
    await admin.remove(user, idIn(context, noSuchApplication));
    return noContent();
  });
}

/** `POST /api/admin/applications/{id}/comments`: 201 with an `ApplicationDetailAnswer`. */
export function postComment({ admin, sessions }: AdminApplicationsParts): Handler {
  return withAdmin(sessions, async ({ user }, request, context) => {
    const { text } = validate(applicationCommentSchema, await readJson(request));
    return answer(await admin.comment(user, idIn(context, noSuchApplication), text), 201);
  });
}

/** `POST /api/admin/applications/{id}/resend`: 202 with an `ApplicationDetailAnswer`; 409 for what was not given up. */
export function postResend({ admin, sessions }: AdminApplicationsParts): Handler {
  return withAdmin(sessions, async ({ user }, _request, context) => {
    const { application, announcing } = await admin.resend(user, idIn(context, noSuchApplication));
    context.waitUntil(announcing);
    return answer(application, 202);
  });
}

function answer(application: ApplicationDetail, status = 200): Response {
  const body: ApplicationDetailAnswer = { application };
  return json(body, { status });
}
