import type { OptionalSubject } from './network/subjects';
import type { IconName } from './network/visuals';
import type { Role } from './users';

export interface Desk {
  /** Below the admin page, by which the app tells desks from other pages. */
  path: `/admin/${string}`;
  /** Roles that may use the desk; the server checks every request again. */
  roles: readonly Role[];
  /** Beside its link in the sidebar. */
  icon: IconName;
  /** Subject without which a network has no such desk. */
  subject?: OptionalSubject;
}

const desks = {
  adminApplications: {
    path: '/admin/applications',
    roles: ['reviewer', 'admin'],
    icon: 'file',
    subject: 'applications',
  },
  adminMessages: { path: '/admin/messages', roles: ['reviewer', 'admin'], icon: 'mail', subject: 'support' },
  adminUsers: { path: '/admin/users', roles: ['admin'], icon: 'users' },
  adminLeaderboard: {
    path: '/admin/leaderboard',
    roles: ['admin'],
    icon: 'trophy',
    subject: 'leaderboards',
  },
  adminContent: { path: '/admin/content', roles: ['editor', 'admin'], icon: 'book' },
  adminVotes: { path: '/admin/votes', roles: ['admin'], icon: 'gift', subject: 'voting' },
  adminBackups: { path: '/admin/backups', roles: ['admin'], icon: 'shield' },
  adminAudit: { path: '/admin/audit', roles: ['admin'], icon: 'scroll' },
} as const satisfies Readonly<Record<string, Desk>>;
export type DeskKey = keyof typeof desks;

/** The desks, in the order of the sidebar. Only the admin's pages load this list. */
export const DESKS: Readonly<Record<DeskKey, Desk>> = desks;
export const DESK_KEYS = /* @__PURE__ */ Object.keys(DESKS) as readonly DeskKey[];
