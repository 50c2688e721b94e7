import type { ACCOUNT_PATHS } from './account-paths';
import type { APPLICATION_DESK_PATHS } from './application-desk';
import type { AUDIT_PATH } from './audit';
import type { BACKUP_PATHS } from './backups';
import type { COMPANION_PATHS } from './companion-sync';
import type {
  CONTENT_DESK_PATHS,
  CONTENT_PAGE_PATHS,
  CONTENT_PATHS,
  FEED_PATHS,
  STORY_PICTURE_PATH,
  UPLOAD_PATHS,
} from './content-paths';
import type { SERVICES_PATH } from './health';
import type { LEFT_OUT_PATH } from './leaderboard-desk';
import type { MESSAGE_DESK_PATHS } from './messages';
import type { OVERVIEW_PATH } from './overview';
import type { SENT_ANSWERS_PATH } from './own-applications';
import type { PagePath } from './pages';
import type { SAVINGS_PATH } from './savings';
import type { SHOP_PATHS } from './shop';
import type { USAGE_PATH } from './usage';
import type { USER_DESK_PATHS } from './user-desk';
import type { VOTE_DESK_PATHS } from './vote-desk';
import type { VOTE_PATHS } from './votes';

/** Prefix of all calls of the HTTP contract. */
export const API_BASE = '/api';

/** Path of the API's document, a file that the build writes. */
export const API_DOCUMENT = `${API_BASE}/openapi.json`;

/**
 * Paths below {@link API_BASE} of calls that many pages make. All others stand beside the schemas of their responses, or in a
 * `…-paths.ts` where public pages load those schemas and a path would weigh on each.
 */
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
  | (typeof APPLICATION_DESK_PATHS)[keyof typeof APPLICATION_DESK_PATHS]
  | typeof AUDIT_PATH
  | (typeof BACKUP_PATHS)[keyof typeof BACKUP_PATHS]
  | typeof LEFT_OUT_PATH
  | (typeof MESSAGE_DESK_PATHS)[keyof typeof MESSAGE_DESK_PATHS]
  | typeof OVERVIEW_PATH
  | typeof SENT_ANSWERS_PATH
  | typeof SERVICES_PATH
  | (typeof SHOP_PATHS)[keyof typeof SHOP_PATHS]
  | typeof USAGE_PATH
  | typeof SAVINGS_PATH
  | (typeof USER_DESK_PATHS)[keyof typeof USER_DESK_PATHS]
  | (typeof COMPANION_PATHS)[keyof typeof COMPANION_PATHS]
  | (typeof CONTENT_PATHS)[keyof typeof CONTENT_PATHS]
  | (typeof CONTENT_DESK_PATHS)[keyof typeof CONTENT_DESK_PATHS]
  | (typeof VOTE_PATHS)[keyof typeof VOTE_PATHS]
  | (typeof VOTE_DESK_PATHS)[keyof typeof VOTE_DESK_PATHS];

/** Routes served by functions: calls below {@link API_BASE}, and files and pages at the root of the site. */
export type RoutePath =
  | ApiPath
  | (typeof FEED_PATHS)[keyof typeof FEED_PATHS]
  | (typeof UPLOAD_PATHS)[keyof typeof UPLOAD_PATHS]
  | (typeof CONTENT_PAGE_PATHS)[keyof typeof CONTENT_PAGE_PATHS]
  | PagePath
  | typeof STORY_PICTURE_PATH;

/** Returns the path of a call about a single resource, with its id. */
export const pathTo = (path: ApiPath, id: string): string => path.replace(':id', encodeURIComponent(id));
