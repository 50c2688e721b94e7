import type { ComponentType } from 'react';
import type { PageKey, PrivatePageKey } from '@/content/pages';

export type LoadPage = () => Promise<{ default: ComponentType }>;

/**
 * Each public page's module, in a chunk named after its key: the prerendered document links the chunk, so that the
 * page hydrates without a second round trip.
 */
export const pageModules: Record<PageKey, LoadPage> = {
  home: () => import(/* webpackChunkName: "page-home" */ '@/pages/home-page'),
  serverInfo: () => import(/* webpackChunkName: "page-serverInfo" */ '@/pages/server-info-page'),
  store: () => import(/* webpackChunkName: "page-store" */ '@/pages/store-page'),
  vote: () => import(/* webpackChunkName: "page-vote" */ '@/pages/vote-page'),
  leaderboard: () => import(/* webpackChunkName: "page-leaderboard" */ '@/pages/leaderboard-page'),
  rules: () => import(/* webpackChunkName: "page-rules" */ '@/pages/rules-page'),
  community: () => import(/* webpackChunkName: "page-community" */ '@/pages/community-page'),
  team: () => import(/* webpackChunkName: "page-team" */ '@/pages/team-page'),
  support: () => import(/* webpackChunkName: "page-support" */ '@/pages/support-page'),
  apply: () => import(/* webpackChunkName: "page-apply" */ '@/pages/apply-page'),
  applyGuidelines: () =>
    import(/* webpackChunkName: "page-applyGuidelines" */ '@/pages/apply-guidelines-page'),
  applyForm: () => import(/* webpackChunkName: "page-applyForm" */ '@/pages/apply-form-page'),
  requiredMods: () => import(/* webpackChunkName: "page-requiredMods" */ '@/pages/required-mods-page'),
  versions: () => import(/* webpackChunkName: "page-versions" */ '@/pages/versions-page'),
  terms: () => import(/* webpackChunkName: "page-terms" */ '@/pages/terms-page'),
  privacy: () => import(/* webpackChunkName: "page-privacy" */ '@/pages/privacy-page'),
  dmca: () => import(/* webpackChunkName: "page-dmca" */ '@/pages/dmca-page'),
  coppa: () => import(/* webpackChunkName: "page-coppa" */ '@/pages/coppa-page'),
  login: () => import(/* webpackChunkName: "page-login" */ '@/pages/login-page'),
  register: () => import(/* webpackChunkName: "page-register" */ '@/pages/register-page'),
};

/** Each private page's module; the prerendered document of one is its frame alone. */
export const privatePageModules: Record<PrivatePageKey, LoadPage> = {
  dashboard: () => import(/* webpackChunkName: "page-dashboard" */ '@/pages/dashboard-page'),
  admin: () => import(/* webpackChunkName: "page-admin" */ '@/pages/admin-page'),
  adminUsers: () => import(/* webpackChunkName: "page-adminUsers" */ '@/pages/admin-users-page'),
  applicationStatus: () =>
    import(/* webpackChunkName: "page-applicationStatus" */ '@/pages/application-status-page'),
  adminApplications: () =>
    import(/* webpackChunkName: "page-adminApplications" */ '@/pages/admin-applications-page'),
  adminLeaderboard: () =>
    import(/* webpackChunkName: "page-adminLeaderboard" */ '@/pages/admin-leaderboard-page'),
  adminMessages: () => import(/* webpackChunkName: "page-adminMessages" */ '@/pages/admin-messages-page'),
  adminAudit: () => import(/* webpackChunkName: "page-adminAudit" */ '@/pages/admin-audit-page'),
};

/** Undefined in production builds, which hold nothing of it. */
export const styleguideModule: LoadPage | undefined = HAS_STYLEGUIDE
  ? () => import(/* webpackChunkName: "page-styleguide" */ '@/pages/styleguide-page')
  : undefined;

export const notFoundModule: LoadPage = () =>
  import(/* webpackChunkName: "page-notFound" */ '@/pages/not-found-page');
