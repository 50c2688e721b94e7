import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { PlacesContext, useNavigate, usePlace, type Places } from './place';

/** How the router's links, redirects and queries learn where they are: from the context, so that React draws a new place without haste. */
const useContextLocation = (): [string, Places['navigate']] => [usePlace().pathname, useNavigate()];
const useContextSearch = (): string => usePlace().search;

/** The router, at the given place. */
export const PlacesRouter = ({ places, children }: { places: Places; children: ReactNode }) => (
  <PlacesContext value={places}>
    <Router hook={useContextLocation} searchHook={useContextSearch}>
      {children}
    </Router>
  </PlacesContext>
);
