import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { useChunk } from '@/hooks/use-chunk';
import { RetryAlert } from '../feedback/retry-alert';

export interface GuardHandle {
  /** What the site's functions take for a proof that a person is there; undefined while there is none. */
  token: () => string | undefined;
  /** To be called once a token was sent, whatever came of it: each is good once. */
  reset: () => void;
}

export interface GuardProps {
  handle: Ref<GuardHandle>;
}

/** Said when a form is sent before there is a token. */
export const NOT_CHECKED =
  'The check that you are no robot is not done yet. Please wait for it, or do it, and send the form again.';

/** The widget's own sizes: nothing moves when it comes. */
const Place = styled.div`
  container-type: inline-size;
`;
const Room = styled.div`
  min-height: 140px;

  @container (min-width: 300px) {
    min-height: 65px;
  }
`;

/** The room of the widget, as wide as the form. */
export const GuardRoom = ({ children }: { children?: ReactNode }) => (
  <Place>
    <Room>{children}</Room>
  </Place>
);

const loadGuard = () =>
  TURNSTILE_SITE_KEY === ''
    ? Promise.reject(new Error('This site guards no forms'))
    : import(/* webpackChunkName: "guard" */ './guard');

/** Where a guarded form asks whether a person is there. What asks is fetched with the form, and from another site. */
export const GuardPlace = ({ handle }: GuardProps) => {
  const { chunk: guard, retry } = useChunk(loadGuard);
  return (
    <GuardRoom>
      {guard === 'failed' && (
        <RetryAlert title="The check against robots did not load" onRetry={retry}>
          This form needs it. Please check your connection.
        </RetryAlert>
      )}
      {guard && guard !== 'failed' && <guard.default handle={handle} />}
    </GuardRoom>
  );
};
