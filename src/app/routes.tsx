import { Activity, Fragment, lazy, useEffect, useState, type ReactNode } from 'react';
import { DESK_PATHS, type DeskKey } from '@/contract/pages';
import { useDrawn } from '@/hooks/use-drawn';
import { loadIslands } from '@/ui/layout/island';
import { usePathname } from '@/ui/routing/place';
import { Layout } from './layout/layout';
import { loadAnew } from './navigation/fresh-page';
import { rehearsals, type Rehearsal } from './navigation/rehearsals';
import {
  deskLayoutModule,
  deskModules,
  notFoundModule,
  pageModules,
  privatePageModules,
  storyModule,
  styleguideModule,
  type LoadPage,
} from './page-modules';
import { NOT_FOUND, ROUTE_IDS, routeIdAt, STORY, type RouteId } from './route-ids';

const modules: Record<RouteId, LoadPage> = {
  ...pageModules,
  ...privatePageModules,
  ...deskModules,
  [STORY]: storyModule,
  [NOT_FOUND]: notFoundModule,
};

const isDesk = (id: RouteId): id is DeskKey => id in DESK_PATHS;

/** Fetches all code of the page at a path, for a visitor who is about to go there. */
export const loadPageAt = async (pathname: string): Promise<void> => {
  const id = routeIdAt(pathname);
  await Promise.all([modules[id](), isDesk(id) && deskLayoutModule()]);
  await loadIslands();
};

const DeskLayout = lazy(() => deskLayoutModule().catch(loadAnew));

/** The page of each route, in the frame that it stands in. */
const screens: ReadonlyMap<RouteId, ReactNode> = new Map(
  ROUTE_IDS.map((id) => {
    const Page = lazy(() => modules[id]().catch(loadAnew));
    const page = <Page key={id} />;
    return [id, isDesk(id) ? <DeskLayout id={id}>{page}</DeskLayout> : page];
  }),
);

const STYLEGUIDE = '/styleguide';
/** A workshop with a frame of its own, beside the site's pages. */
const Styleguide = HAS_STYLEGUIDE && styleguideModule ? lazy(styleguideModule) : undefined;

/** The page of a path, and the one that is rehearsed: drawn out of sight, so that it shows at once when the visitor goes there. */
const Pages = ({ id }: { id: RouteId }) => {
  const rehearsal = useDrawn(rehearsals);
  const [shown, setShown] = useState<{ id: RouteId; rehearsal: Rehearsal | null }>({ id, rehearsal: null });
  if (shown.id !== id) setShown({ id, rehearsal: rehearsal?.id === id ? rehearsal : null });
  useEffect(() => rehearsals.end(), [id]);
  const page = screens.get(id);
  return [
    shown.rehearsal ? (
      <Activity key={shown.rehearsal.key} mode="visible">
        {page}
      </Activity>
    ) : (
      <Fragment key={id}>{page}</Fragment>
    ),
    rehearsal && rehearsal.id !== id && (
      <Activity key={rehearsal.key} mode="hidden">
        {screens.get(rehearsal.id)}
      </Activity>
    ),
  ];
};

/** What is shown at the place where the visitor is. */
export const Screen = () => {
  const pathname = usePathname();
  if (HAS_STYLEGUIDE && Styleguide && pathname === STYLEGUIDE) return <Styleguide />;
  return (
    <Layout>
      <Pages id={routeIdAt(pathname)} />
    </Layout>
  );
};
