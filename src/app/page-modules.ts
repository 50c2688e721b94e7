import type { ComponentType } from 'react';
import type { PageKey, PRIVATE_PATHS } from '@/contract/pages';

export type LoadPage = () => Promise<{ default: ComponentType }>;

/**
 * Modules of public pages, each in a chunk named after its key: the prerendered document links the chunk, so
 * that the page hydrates without a second round trip.
 */
export const pageModules: Record<PageKey, LoadPage> = {
  home: () => import(/* webpackChunkName: "page-home" */ '@/pages/home/home-page'),
  serverInfo: () => import(/* webpackChunkName: "page-serverInfo" */ '@/pages/server-info/server-info-page'),
  store: HAS_SHOP
    ? () => import(/* webpackChunkName: "page-store" */ '@/pages/store/shop-page')
    : () => import(/* webpackChunkName: "page-store" */ '@/pages/store/store-page'),
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
  login: () => import(/* webpackChunkName: "page-login" */ '@/pages/sign-in/login-page'),
  register: () => import(/* webpackChunkName: "page-register" */ '@/pages/sign-in/register-page'),
};

/**
 * Modules of private pages, whose prerendered documents contain only the frame. The parts of the dashboard share
 * a chunk, because each chunk that there may be weighs on every page.
 */
export const privatePageModules: Record<keyof typeof PRIVATE_PATHS, LoadPage> = {
  dashboard: () => import(/* webpackChunkName: "page-dashboard" */ '@/pages/dashboard/dashboard-page'),
  dashboardSecurity: () => import(/* webpackChunkName: "page-dashboard" */ '@/pages/dashboard/security-page'),
  dashboardSessions: () => import(/* webpackChunkName: "page-dashboard" */ '@/pages/dashboard/sessions-page'),
  dashboardData: () => import(/* webpackChunkName: "page-dashboard" */ '@/pages/dashboard/data-page'),
  admin: () => import(/* webpackChunkName: "page-admin" */ '@/pages/admin/admin-page'),
  applicationStatus: () =>
    import(
      /* webpackChunkName: "page-applicationStatus" */ '@/pages/application-status/application-status-page'
    ),
  forgot: () => import(/* webpackChunkName: "page-forgot" */ '@/pages/recovery/forgot-page'),
  reset: () => import(/* webpackChunkName: "page-reset" */ '@/pages/recovery/reset-page'),
  verify: () => import(/* webpackChunkName: "page-verify" */ '@/pages/recovery/verify-page'),
};

/** The desks and their frame: part of the admin page's chunk, because they are reached from there. */
export const desksModule = () => import(/* webpackChunkName: "page-admin" */ '@/pages/admin/desks');

/** Undefined in production builds, which contain none of its code. */
export const styleguideModule: LoadPage | undefined = HAS_STYLEGUIDE
  ? () => import(/* webpackChunkName: "page-styleguide" */ '@/styleguide/styleguide-page')
  : undefined;

/** Module of all stories and events, which have no entry in the table of pages. */
export const documentModule: LoadPage = () =>
  import(/* webpackChunkName: "page-document" */ '@/pages/document/document-page');

export const notFoundModule: LoadPage = () =>
  import(/* webpackChunkName: "page-notFound" */ '@/pages/not-found/not-found-page');
