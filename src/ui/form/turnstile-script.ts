/** What of Cloudflare's script is used here (developers.cloudflare.com/turnstile, "Widget configurations"). */
export interface Turnstile {
  /** Draws the widget, and gives its id; none when it cannot. */
  render: (place: HTMLElement, options: TurnstileOptions) => string | null | undefined;
  reset: (id: string) => void;
  remove: (id: string) => void;
}

interface TurnstileOptions {
  sitekey: string;
  theme: 'light' | 'dark' | 'auto';
  size: 'flexible' | 'compact';
  'response-field': boolean;
  /** Gets the token, which is good once and for five minutes; the widget gets another one by itself after that. */
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
      // The next form, or the next try, may have more luck.
      loading = undefined;
      script.remove();
      reject(new Error('The check against robots did not load'));
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

/** Cloudflare's script, fetched once for the page, when a form first needs it. */
export const loadTurnstile = (): Promise<Turnstile> => (loading ??= load());
