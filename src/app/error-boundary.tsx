import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './error-screen';

interface Props {
  /** Key of the current location; a new one retries what threw. */
  locationKey: string;
  children: ReactNode;
}

interface State {
  locationKey: string;
  thrown: { error: unknown; enterFields: (() => void) | undefined } | null;
}

/**
 * Shows the error screen instead of a page that throws, until the visitor continues. Text typed in the page
 * is not lost.
 */
export class ErrorBoundary extends Component<Props, State> {
  static getDerivedStateFromError(error: unknown): Pick<State, 'thrown'> {
    // The page is still mounted while the error screen replaces it.
    return { thrown: { error, enterFields: window.earlyChanges?.keepFields?.() } };
  }

  static getDerivedStateFromProps({ locationKey }: Props, state: State): State | null {
    return locationKey === state.locationKey ? null : { locationKey, thrown: null };
  }

  override state: State = { locationKey: this.props.locationKey, thrown: null };

  override render(): ReactNode {
    const { thrown } = this.state;
    return thrown ? (
      <ErrorScreen error={thrown.error} onRetry={() => this.setState({ thrown: null }, thrown.enterFields)} />
    ) : (
      this.props.children
    );
  }
}
