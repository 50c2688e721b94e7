import { usePlace } from '@/ui/routing/place';
import { ErrorBoundary } from './error-boundary';
import { Screen } from './routes';

/** The same each time, so that another place does not have all of it drawn anew. */
const screen = <Screen />;

/** The whole site below its providers and its router. */
export const App = () => <ErrorBoundary placeKey={usePlace().key}>{screen}</ErrorBoundary>;
