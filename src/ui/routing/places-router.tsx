import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { PlacesContext, useNavigate, usePathname, usePlace, type Places } from './place';

/** How the router's links, redirects and queries learn where they are: so that React draws a new place without haste. */
const useLocation = (): [string, Places['navigate']] => [usePathname(), useNavigate()];
const useSearch = (): string => usePlace((drawn, now) => drawn.search === now.search).search;

/** The router, at the given place. */
export const PlacesRouter = ({ places, children }: { places: Places; children: ReactNode }) => (
  <PlacesContext value={places}>
    <Router hook={useLocation} searchHook={useSearch}>
      {children}
    </Router>
  </PlacesContext>
);
