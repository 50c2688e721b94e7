import './part-failure';

/** Code that is not needed for the first view. */
export { keepPages } from './keep-pages';
export { prefetchPages } from './navigation/prefetch-pages';
export { withstandOthers } from '@/hydration/withstand-others';
