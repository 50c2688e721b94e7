/**
 * The part of Cloudflare's script that is used here (developers.cloudflare.com/turnstile, "Widget
 * configurations").
 */
export interface Turnstile {
  /** Renders the widget and returns its id; none on failure. */
  render: (place: HTMLElement, options: TurnstileOptions) => string | null | undefined;
  reset: (id: string) => void;
  remove: (id: string) => void;
}

interface TurnstileOptions {
  sitekey: string;
  theme: 'light' | 'dark' | 'auto';
  size: 'flexible' | 'compact';
  'response-field': boolean;
  /** Receives the token, which is valid once and for five minutes; the widget renews it by itself. */
  callback: (token: string) => void;
  'expired-callback': () => void;
  'timeout-callback': () => void;
  'error-callback': (code: string) => boolean;
}

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

const ADDRESS = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

let loading: Promise<Turnstile> | undefined;

const load = (): Promise<Turnstile> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      // The next form, or the next attempt, may succeed.
      loading = undefined;
      script.remove();
      reject(new Error('The captcha did not load'));
    };
    script.src = ADDRESS;
    script.async = true;
    script.onload = () => {
      if (window.turnstile) resolve(window.turnstile);
      else fail();
    };
    script.onerror = fail;
    document.head.append(script);
  });

/** Loads Cloudflare's script, once per page, when a form first needs it. */
export const loadTurnstile = (): Promise<Turnstile> => (loading ??= load());
