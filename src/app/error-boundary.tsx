import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './error-screen';

interface Props {
  /** Of the place that is shown; another one gives what threw another try. */
  placeKey: number;
  children: ReactNode;
}

interface State {
  placeKey: number;
  thrown: { error: unknown; enterFields: (() => void) | undefined } | null;
}

/** Shows the error screen instead of a page that throws, until the visitor goes on. What was typed in the page is not lost. */
export class ErrorBoundary extends Component<Props, State> {
  static getDerivedStateFromError(error: unknown): Pick<State, 'thrown'> {
    // The page still stands while it is replaced by the error screen.
    return { thrown: { error, enterFields: window.earlyChanges?.keepFields?.() } };
  }

  static getDerivedStateFromProps({ placeKey }: Props, state: State): State | null {
    return placeKey === state.placeKey ? null : { placeKey, thrown: null };
  }

  override state: State = { placeKey: this.props.placeKey, thrown: null };

  override render(): ReactNode {
    const { thrown } = this.state;
    return thrown ? (
      <ErrorScreen error={thrown.error} onRetry={() => this.setState({ thrown: null }, thrown.enterFields)} />
    ) : (
      this.props.children
    );
  }
}
