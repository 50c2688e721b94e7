import type { ComponentType, ReactNode } from 'react';
import { type DeskKey, type PageKey, type PrivatePageKey } from '@/contract/pages';

export type LoadPage = () => Promise<{ default: ComponentType }>;

/**
 * Each public page's module, in a chunk named after its key: the prerendered document links the chunk, so that the
 * page hydrates without a second round trip.
 */
export const pageModules: Record<PageKey, LoadPage> = {
  home: () => import(/* webpackChunkName: "page-home" */ '@/pages/home/home-page'),
  serverInfo: () => import(/* webpackChunkName: "page-serverInfo" */ '@/pages/server-info/server-info-page'),
  store: () => import(/* webpackChunkName: "page-store" */ '@/pages/store/store-page'),
  vote: () => import(/* webpackChunkName: "page-vote" */ '@/pages/vote/vote-page'),
  leaderboard: () =>
    import(/* webpackChunkName: "page-leaderboard" */ '@/pages/leaderboard/leaderboard-page'),
  rules: () => import(/* webpackChunkName: "page-rules" */ '@/pages/rules/rules-page'),
  community: () => import(/* webpackChunkName: "page-community" */ '@/pages/community/community-page'),
  team: () => import(/* webpackChunkName: "page-team" */ '@/pages/team/team-page'),
  support: () => import(/* webpackChunkName: "page-support" */ '@/pages/support/support-page'),
  apply: () => import(/* webpackChunkName: "page-apply" */ '@/pages/apply/apply-page'),
  applyGuidelines: () =>
    import(/* webpackChunkName: "page-applyGuidelines" */ '@/pages/apply-guidelines/apply-guidelines-page'),
  applyForm: () => import(/* webpackChunkName: "page-applyForm" */ '@/pages/apply-form/apply-form-page'),
  requiredMods: () =>
    import(/* webpackChunkName: "page-requiredMods" */ '@/pages/required-mods/required-mods-page'),
  versions: () => import(/* webpackChunkName: "page-versions" */ '@/pages/versions/versions-page'),
  news: () => import(/* webpackChunkName: "page-news" */ '@/pages/news/news-page'),
  events: () => import(/* webpackChunkName: "page-events" */ '@/pages/events/events-page'),
  terms: () => import(/* webpackChunkName: "page-terms" */ '@/pages/legal/terms-page'),
  privacy: () => import(/* webpackChunkName: "page-privacy" */ '@/pages/legal/privacy-page'),
  dmca: () => import(/* webpackChunkName: "page-dmca" */ '@/pages/legal/dmca-page'),
  coppa: () => import(/* webpackChunkName: "page-coppa" */ '@/pages/legal/coppa-page'),
  licenses: () => import(/* webpackChunkName: "page-licenses" */ '@/pages/licenses/licenses-page'),
  login: () => import(/* webpackChunkName: "page-login" */ '@/pages/entrance/login-page'),
  register: () => import(/* webpackChunkName: "page-register" */ '@/pages/entrance/register-page'),
};

/** Each private page's module; the prerendered document of one is its frame alone. */
export const privatePageModules: Record<Exclude<PrivatePageKey, DeskKey>, LoadPage> = {
  dashboard: () => import(/* webpackChunkName: "page-dashboard" */ '@/pages/dashboard/dashboard-page'),
  admin: () => import(/* webpackChunkName: "page-admin" */ '@/pages/admin/admin-page'),
  applicationStatus: () =>
    import(
      /* webpackChunkName: "page-applicationStatus" */ '@/pages/application-status/application-status-page'
    ),
  forgot: () => import(/* webpackChunkName: "page-forgot" */ '@/pages/recovery/forgot-page'),
  reset: () => import(/* webpackChunkName: "page-reset" */ '@/pages/recovery/reset-page'),
  verify: () => import(/* webpackChunkName: "page-verify" */ '@/pages/recovery/verify-page'),
};

/** What stands in the frame of each desk. */
export const deskModules: Record<DeskKey, LoadPage> = {
  adminApplications: () =>
    import(/* webpackChunkName: "page-adminApplications" */ '@/features/applications/desk/applications-desk'),
  adminMessages: () =>
    import(/* webpackChunkName: "page-adminMessages" */ '@/features/contact/desk/message-list'),
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

/** In the chunk of the admin's landing, from where the desks are reached. */
export const deskLayoutModule = (): Promise<{
  default: ComponentType<{ id: DeskKey; children: ReactNode }>;
}> => import(/* webpackChunkName: "page-admin" */ '@/pages/admin/desk-layout');

/** Undefined in production builds, which hold nothing of it. */
export const styleguideModule: LoadPage | undefined = HAS_STYLEGUIDE
  ? () => import(/* webpackChunkName: "page-styleguide" */ '@/styleguide/styleguide-page')
  : undefined;

/** Each story's page, which has no address of its own in the table of pages. */
export const storyModule: LoadPage = () =>
  import(/* webpackChunkName: "page-story" */ '@/pages/story/story-page');

export const notFoundModule: LoadPage = () =>
  import(/* webpackChunkName: "page-notFound" */ '@/pages/not-found/not-found-page');
