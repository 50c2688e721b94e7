/** Modules that render and write a network's site: `drawSite` bundles them once, and loads them for each network. */
export { shippedLibrary } from '../../../functions/content/shipped';
export { atomFeed } from '../../../functions/content/feeds/atom';
export { eventCalendar } from '../../../functions/content/feeds/calendar';
export { manifest } from '../../../tools/brand/manifest';
export { shippedLooks } from '../../../tools/content/shipped-looks';
export * from '@/app/prerender';
