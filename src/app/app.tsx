import { usePlace } from '@/ui/routing/place';
import { ErrorBoundary } from './error-boundary';
import { Screen } from './routes';

/** The whole site below its providers and its router. */
export const App = () => (
  <ErrorBoundary placeKey={usePlace().key}>
    <Screen />
  </ErrorBoundary>
);
