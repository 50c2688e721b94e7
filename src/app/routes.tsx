import type { RouteObject } from 'react-router-dom';
import { pages } from '@/content/pages';
import { ErrorScreen } from './error-screen';
import { Layout } from './layout/layout';
import { notFoundModule, pageModules, styleguideModule } from './page-modules';
import type { LoadPage } from './page-modules';
import { NOT_FOUND } from './route-ids';

const lazily = (load: LoadPage): Pick<RouteObject, 'lazy'> => ({
  lazy: async () => ({ Component: (await load()).default }),
});

const publicRoutes: RouteObject[] = Object.entries(pages).flatMap(([id, { path }]) => {
  const load: LoadPage | undefined = Object.entries(pageModules).find(([key]) => key === id)?.[1];
  return load ? [{ id, path, ...lazily(load) }] : [];
});

/** A workshop with a frame of its own, beside the site's pages. */
const workshopRoutes: RouteObject[] = styleguideModule
  ? [{ id: 'styleguide', path: '/styleguide', ErrorBoundary: ErrorScreen, ...lazily(styleguideModule) }]
  : [];

export const routes: RouteObject[] = [
  ...workshopRoutes,
  {
    Component: Layout,
    ErrorBoundary: ErrorScreen,
    children: [...publicRoutes, { id: NOT_FOUND, path: '*', ...lazily(notFoundModule) }],
  },
];
