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

/** Shows the error screen instead of a page that throws, until the visitor goes on. */
export class ErrorBoundary extends Component<Props, State> {
  static getDerivedStateFromError(error: unknown): Pick<State, 'thrown'> {
    return { thrown: { error } };
  }

  static getDerivedStateFromProps({ placeKey }: Props, state: State): State | null {
    return placeKey === state.placeKey ? null : { placeKey, thrown: null };
  }

  override state: State = { placeKey: this.props.placeKey, thrown: null };

  override render(): ReactNode {
    const { thrown } = this.state;
    return thrown ? <ErrorScreen error={thrown.error} /> : this.props.children;
  }
}
