import { Activity, Fragment, lazy, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { DeskKey } from '@/contract/desks';
import { hiddenPage, type HiddenPage } from '@/hydration/hidden-page';
import { useDrawn } from '@/hydration/hooks';
import { loadIslands } from '@/hydration/island';
import { isDesk } from '@/lib/pages';
import { ErrorBoundary } from './error-boundary';
import { Layout } from './layout/layout';
import { loadAnew } from './navigation/fresh-page';
import {
  desksModule,
  documentModule,
  notFoundModule,
  pageModules,
  privatePageModules,
  styleguideModule,
  type LoadPage,
} from './page-modules';
import { DOCUMENT, NOT_FOUND, ROUTE_IDS, routeIdAt, type RouteId } from './route-ids';

const modules: Record<Exclude<RouteId, DeskKey>, LoadPage> = {
  ...pageModules,
  ...privatePageModules,
  [DOCUMENT]: documentModule,
  [NOT_FOUND]: notFoundModule,
};

const moduleOf = async (id: RouteId) =>
  isDesk(id) ? (await desksModule()).deskModules[id]() : modules[id]();

/** Loads all code of the page at a path, for a visitor who is likely to go there. */
export const loadPageAt = async (pathname: string): Promise<void> => {
  await moduleOf(routeIdAt(pathname));
  await loadIslands();
};

const DeskLayout = lazy(() =>
  desksModule()
    .then((desks) => ({ default: desks.DeskLayout }))
    .catch(loadAnew),
);

/** The page of each route in its frame. */
const screens: ReadonlyMap<string, ReactNode> = new Map(
  ROUTE_IDS.map((id) => {
    const Page = lazy(() => moduleOf(id).catch(loadAnew));
    const page = <Page key={id} />;
    return [id, isDesk(id) ? <DeskLayout id={id}>{page}</DeskLayout> : page];
  }),
);

const STYLEGUIDE = '/styleguide';
/** The styleguide has a frame of its own. */
const Styleguide = HAS_STYLEGUIDE && styleguideModule ? lazy(styleguideModule) : undefined;

/**
 * The page of a path, and the hidden one, rendered in advance so that it shows at once on navigation.
 */
const Pages = ({ id }: { id: RouteId }) => {
  const hidden = useDrawn(hiddenPage);
  const [shown, setShown] = useState<{ id: RouteId; hidden: HiddenPage | null }>({ id, hidden: null });
  if (shown.id !== id) setShown({ id, hidden: hidden?.id === id ? hidden : null });
  useEffect(() => hiddenPage.discard(), [id]);
  const page = screens.get(id);
  return [
    shown.hidden ? (
      <Activity key={shown.hidden.key} mode="visible">
        {page}
      </Activity>
    ) : (
      <Fragment key={id}>{page}</Fragment>
    ),
    hidden && hidden.id !== id && (
      <Activity key={hidden.key} mode="hidden">
        {screens.get(hidden.id)}
      </Activity>
    ),
  ];
};

const Screen = () => {
  const pathname = useLocation().pathname;
  if (HAS_STYLEGUIDE && Styleguide && pathname === STYLEGUIDE) return <Styleguide />;
  return (
    <Layout>
      <Pages id={routeIdAt(pathname)} />
    </Layout>
  );
};

/** Constant, so that navigation does not re-render all of it. */
const screen = <Screen />;

/** The whole site inside its providers and router. */
export const App = () => <ErrorBoundary locationKey={useLocation().key}>{screen}</ErrorBoundary>;
