import type { ACCOUNT_PATHS } from './account-paths';
import type { ADMIN_PATHS } from './admin-paths';
import type { COMPANION_PATHS } from './companion-sync';
import type {
  CONTENT_DESK_PATHS,
  CONTENT_PAGE_PATHS,
  CONTENT_PATHS,
  FEED_PATHS,
  STORY_PICTURE_PATH,
  UPLOAD_PATHS,
} from './content-paths';
import type { RECOVERY_PATHS } from './recovery-paths';
import type { SECOND_FACTOR_PATHS } from './second-factor-paths';
import type { VOTE_DESK_PATHS, VOTE_PATHS } from './vote-paths';

/** Every call of the HTTP contract lies under this path. */
export const API_BASE = '/api';

/** Where the document of the API lies: a file, which the build writes. */
export const API_DOCUMENT = `${API_BASE}/openapi.json`;

/** Paths below {@link API_BASE}; those in account-paths.ts, admin-paths.ts and the like are for pages that few see. */
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
} as const;

export type ApiPath =
  | (typeof API_PATHS)[keyof typeof API_PATHS]
  | (typeof ACCOUNT_PATHS)[keyof typeof ACCOUNT_PATHS]
  | (typeof ADMIN_PATHS)[keyof typeof ADMIN_PATHS]
  | (typeof RECOVERY_PATHS)[keyof typeof RECOVERY_PATHS]
  | (typeof SECOND_FACTOR_PATHS)[keyof typeof SECOND_FACTOR_PATHS]
  | (typeof COMPANION_PATHS)[keyof typeof COMPANION_PATHS]
  | (typeof CONTENT_PATHS)[keyof typeof CONTENT_PATHS]
  | (typeof CONTENT_DESK_PATHS)[keyof typeof CONTENT_DESK_PATHS]
  | (typeof VOTE_PATHS)[keyof typeof VOTE_PATHS]
  | (typeof VOTE_DESK_PATHS)[keyof typeof VOTE_DESK_PATHS];

/** What functions serve: calls below {@link API_BASE}, and files and pages at the root of the site. */
export type RoutePath =
  | ApiPath
  | (typeof FEED_PATHS)[keyof typeof FEED_PATHS]
  | (typeof UPLOAD_PATHS)[keyof typeof UPLOAD_PATHS]
  | (typeof CONTENT_PAGE_PATHS)[keyof typeof CONTENT_PAGE_PATHS]
  | typeof STORY_PICTURE_PATH;

/** The path of a call about one thing, by its id. */
export const pathTo = (path: ApiPath, id: string): string => path.replace(':id', encodeURIComponent(id));
