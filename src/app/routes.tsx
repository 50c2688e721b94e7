import type { RouteObject } from 'react-router-dom';
import { desks, pages, privatePages, type Page } from '@/content/pages';
import { ErrorScreen } from './error-screen';
import { Layout } from './layout/layout';
import {
  deskLayoutModule,
  deskModules,
  notFoundModule,
  pageModules,
  privatePageModules,
  styleguideModule,
  type LoadPage,
} from './page-modules';
import { NOT_FOUND } from './route-ids';

const lazily = (load: LoadPage): Pick<RouteObject, 'lazy'> => ({
  lazy: async () => ({ Component: (await load()).default }),
});

const routesOf = (known: Record<string, Page>, modules: Record<string, LoadPage>): RouteObject[] =>
  Object.entries(known).flatMap(([id, { path }]) => {
    const load = modules[id];
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
    children: [
      ...routesOf(pages, pageModules),
      ...routesOf(privatePages, privatePageModules),
      { ...lazily(deskLayoutModule), children: routesOf(desks, deskModules) },
      { id: NOT_FOUND, path: '*', ...lazily(notFoundModule) },
    ],
  },
];
