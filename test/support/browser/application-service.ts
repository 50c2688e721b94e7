import { http } from 'msw';
import type { SetupServer } from 'msw/node';
import {
  APPLICATION_DESK_PATHS,
  type Announcement,
  type ApplicationDetail,
  type ApplicationSummary,
} from '@/contract/application-desk';
import { apiUrl, refuse } from './render-account';

export const sentAnnouncement: Announcement = {
  state: 'sent',
  sentParts: 1,
  parts: 1,
  attempts: 0,
  reason: null,
  nextAttemptAt: null,
};

/** Application number `n`, sent a minute after the one before. */
export const anApplication = (n: number, changes: Partial<ApplicationDetail> = {}): ApplicationDetail => {
  const at = new Date(Date.UTC(2025, 4, 25, 12, n)).toISOString();
  return {
    id: `application-${String(n)}`,
    position: 'Architect',
    state: 'new',
    note: '',
    submittedAt: at,
    updatedAt: at,
    ign: `player_${String(n)}`,
    discord: `player.${String(n)}`,
    announcement: sentAnnouncement,
    answers: { ign: `player_${String(n)}`, experience: 'Ten years' },
    guidelinesReadAt: at,
    applicant: null,
    comments: [],
    ...changes,
  };
};

const summaryOf = (application: ApplicationDetail): ApplicationSummary => {
  const { id, position, state, note, submittedAt, updatedAt, ign, discord, announcement } = application;
  return { id, position, state, note, submittedAt, updatedAt, ign, discord, announcement };
};

/** Serves the admin's calls for `all`, newest first, two per page; records the requested lists. */
export const serveApplications = (network: SetupServer, all: ApplicationDetail[]) => {
  const asked: URLSearchParams[] = [];
  network.use(
    http.get(apiUrl(APPLICATION_DESK_PATHS.applications), ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams);
      const fits = (name: string, value: string) => [null, value].includes(searchParams.get(name));
      const found = all.filter(
        ({ position, state, announcement }) =>
          fits('position', position) && fits('state', state) && fits('announcement', announcement.state),
      );
      const start = Number(searchParams.get('cursor') ?? 0);
      return Response.json({
        applications: found.slice(start, start + 2).map(summaryOf),
        nextCursor: start + 2 < found.length ? String(start + 2) : null,
      });
    }),
    http.get(apiUrl(APPLICATION_DESK_PATHS.application), ({ params }) => {
      const application = all.find(({ id }) => id === params['id']);
      return application ? Response.json({ application }) : refuse('not_found');
    }),
  );
  return asked;
};
