import type { ComponentType } from 'react';
import type { DeskKey } from '@/contract/desks';

export { DeskLayout } from './desk-layout';

/** Modules inside the frame of each desk. */
export const deskModules: Readonly<Record<DeskKey, () => Promise<{ default: ComponentType }>>> = {
  adminApplications: () =>
    import(/* webpackChunkName: "page-adminApplications" */ '@/features/applications/desk/applications-desk'),
  adminMessages: () =>
    import(/* webpackChunkName: "page-adminMessages" */ '@/features/contact/desk/messages-desk'),
  adminUsers: () => import(/* webpackChunkName: "page-adminUsers" */ '@/features/accounts/desk/users-desk'),
  adminLeaderboard: () =>
    import(/* webpackChunkName: "page-adminLeaderboard" */ '@/features/leaderboards/desk/leaderboard-desk'),
  adminContent: () =>
    import(/* webpackChunkName: "page-adminContent" */ '@/features/content/desk/content-desk'),
  adminVotes: () => import(/* webpackChunkName: "page-adminVotes" */ '@/features/votes/desk/vote-desk'),
  adminBackups: () =>
    import(/* webpackChunkName: "page-adminBackups" */ '@/features/backups/desk/backup-desk'),
  adminAudit: () => import(/* webpackChunkName: "page-adminAudit" */ '@/features/admin/audit-log'),
};
