import '@/ui/layout/part-failure';

/** Code that the first view does without. */
export { keepPages } from './keep-pages';
export { prefetchPages } from './navigation/prefetch-pages';
export { withstandOthers } from '@/ui/layout/undisturbed-hydration';
