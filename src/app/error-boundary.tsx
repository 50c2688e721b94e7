import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './error-screen';

interface Props {
  /** Of the place that is shown; another one gives what threw another try. */
  placeKey: number;
  children: ReactNode;
}

interface State {
  placeKey: number;
  thrown: { error: unknown } | null;
}

/** Shows the error screen instead of a page that throws, until the visitor goes on. What was typed in the page is not lost. */
export class ErrorBoundary extends Component<Props, State> {
  static getDerivedStateFromError(error: unknown): Pick<State, 'thrown'> {
    return { thrown: { error } };
  }

  static getDerivedStateFromProps({ placeKey }: Props, state: State): State | null {
    return placeKey === state.placeKey ? null : { placeKey, thrown: null };
  }

  override state: State = { placeKey: this.props.placeKey, thrown: null };

  private enterFields: (() => void) | undefined;

  /** Before the fields are removed. */
  override getSnapshotBeforeUpdate(_: Props, { thrown }: State): null {
    if (this.state.thrown && !thrown) this.enterFields = window.earlyChanges?.keepFields?.();
    return null;
  }

  override componentDidUpdate(): void {
    if (!this.state.thrown) this.enterFields = void this.enterFields?.();
  }

  private readonly tryAgain = (): void => this.setState({ thrown: null });

  override render(): ReactNode {
    const { thrown } = this.state;
    return thrown ? <ErrorScreen error={thrown.error} onRetry={this.tryAgain} /> : this.props.children;
  }
}
