import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from './error-boundary';
import { Screen } from './routes';

/** Constant, so that navigation does not re-render all of it. */
const screen = <Screen />;

/** The whole site inside its providers and router. */
export const App = () => <ErrorBoundary locationKey={useLocation().key}>{screen}</ErrorBoundary>;
