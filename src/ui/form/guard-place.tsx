import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { useChunk } from '@/hooks/use-chunk';
import { RetryAlert } from '../feedback/retry-alert';

export interface GuardHandle {
  /** Returns the captcha token for the site's functions; undefined until there is one. */
  token: () => string | undefined;
  /** Must be called after a token was sent, whatever the result, because each is valid once. */
  reset: () => void;
}

export interface GuardProps {
  handle: Ref<GuardHandle>;
}

/** Error for a form submitted before there is a token. */
export const NOT_CHECKED = 'The human verification is not finished. Complete it, then send the form again.';

/** Has the widget's own sizes, so that nothing moves when it loads. */
const Place = styled.div`
  container-type: inline-size;
`;
const Room = styled.div`
  min-height: 140px;

  @container (min-width: 300px) {
    min-height: 65px;
  }
`;

/** Room for the widget, as wide as the form. */
export const GuardRoom = ({ children }: { children?: ReactNode }) => (
  <Place>
    <Room>{children}</Room>
  </Place>
);

const loadGuard = () =>
  TURNSTILE_SITE_KEY === ''
    ? Promise.reject(new Error('This site guards no forms'))
    : import(/* webpackChunkName: "guard" */ './guard');

/** The captcha of a guarded form. It loads with the form, from another site. */
export const GuardPlace = ({ handle }: GuardProps) => {
  const { chunk: guard, retry } = useChunk(loadGuard);
  return (
    <GuardRoom>
      {guard === 'failed' && (
        <RetryAlert title="The human verification could not be loaded" onRetry={retry}>
          This form needs it. Please check your connection.
        </RetryAlert>
      )}
      {guard && guard !== 'failed' && <guard.default handle={handle} />}
    </GuardRoom>
  );
};
