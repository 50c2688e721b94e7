import { ErrorBoundary } from 'react-error-boundary';
import { usePlace } from '@/ui/routing/place';
import { ErrorScreen } from './error-screen';
import { Screen } from './routes';

/** The whole site below its providers and its router. A page that throws is replaced by an error screen until the visitor goes on. */
export const App = () => (
  <ErrorBoundary FallbackComponent={ErrorScreen} resetKeys={[usePlace().key]}>
    <Screen />
  </ErrorBoundary>
);
