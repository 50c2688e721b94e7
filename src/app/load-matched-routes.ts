import { matchRoutes } from 'react-router-dom';
import { routes } from './routes';

/** Loads the module of the current address's page: the first render must equal the prerendered one. */
export const loadMatchedRoutes = async (): Promise<void> => {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
};
