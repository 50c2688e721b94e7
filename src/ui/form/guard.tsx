import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { RetryAlert } from '../feedback/retry-alert';
import type { GuardProps } from './guard-place';
import { loadTurnstile, type Turnstile } from './turnstile-script';

/** Narrowest place for the widget's usual shape, in pixels. */
const USUAL_WIDTH = 300;

const themeOf = (choice: string | undefined) => (choice === 'light' || choice === 'dark' ? choice : 'auto');

/** The captcha widget, which mostly asks no question. */
const Guard = ({ handle }: GuardProps) => {
  const place = useRef<HTMLDivElement>(null);
  const widget = useRef<{ turnstile: Turnstile; id: string }>(undefined);
  const token = useRef<string>(undefined);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    let isGone = false;
    const draw = (turnstile: Turnstile) => {
      if (isGone || !place.current) return;
      const forget = () => {
        token.current = undefined;
      };
      const id = turnstile.render(place.current, {
        sitekey: TURNSTILE_SITE_KEY,
        theme: themeOf(document.documentElement.dataset['theme']),
        size: place.current.clientWidth < USUAL_WIDTH ? 'compact' : 'flexible',
        'response-field': false,
        callback: (given) => {
          token.current = given;
          setHasFailed(false);
        },
        'expired-callback': forget,
        'timeout-callback': forget,
        'error-callback': () => {
          forget();
          setHasFailed(true);
          // The error is handled; without this the widget would also write it to the console.
          return true;
        },
      });
      if (typeof id === 'string') widget.current = { turnstile, id };
      else setHasFailed(true);
    };
    loadTurnstile().then(draw, () => setHasFailed(true));
    return () => {
      isGone = true;
      token.current = undefined;
      if (widget.current) widget.current.turnstile.remove(widget.current.id);
      widget.current = undefined;
    };
  }, [attempt]);

  useImperativeHandle(
    handle,
    () => ({
      token: () => token.current,
      reset: () => {
        token.current = undefined;
        if (widget.current) widget.current.turnstile.reset(widget.current.id);
      },
    }),
    [],
  );
  return (
    <>
      <div ref={place} />
      {hasFailed && (
        <RetryAlert
          title="The human verification could not be loaded"
          onRetry={() => {
            setHasFailed(false);
            setAttempt(attempt + 1);
          }}
        >
          This form needs it. Please allow challenges.cloudflare.com in your browser, and check your
          connection.
        </RetryAlert>
      )}
    </>
  );
};

export default Guard;
