/** Every call of the HTTP contract lies under this path. */
export const API_BASE = '/api';

/** Paths below {@link API_BASE}. */
export const API_PATHS = {
  health: '/health',
  csrf: '/csrf',
  status: '/status',
  statusHistory: '/status/history',
  contact: '/contact',
  register: '/auth/register',
  login: '/auth/login',
  logout: '/auth/logout',
  me: '/auth/me',
  sessions: '/auth/sessions',
  export: '/auth/export',
  applications: '/applications',
  ownApplications: '/applications/mine',
  application: '/applications/:id',
  leaderboard: '/leaderboard',
  leaderboardMode: '/leaderboard/:mode',
  leaderboardPlayer: '/leaderboard/:mode/players/:player',
  adminApplications: '/admin/applications',
  adminApplication: '/admin/applications/:id',
  adminApplicationComments: '/admin/applications/:id/comments',
  adminApplicationResend: '/admin/applications/:id/resend',
  adminUsers: '/admin/users',
  adminUser: '/admin/users/:id',
  adminUserSessions: '/admin/users/:id/sessions',
  adminAudit: '/admin/audit',
  adminMessages: '/admin/messages',
  adminMessage: '/admin/messages/:id',
  adminOverview: '/admin/overview',
} as const;

export type ApiPath = (typeof API_PATHS)[keyof typeof API_PATHS];

/** The path of a call about one thing, by its id. */
export const pathTo = (path: ApiPath, id: string): string => path.replace(':id', encodeURIComponent(id));
