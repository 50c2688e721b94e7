import { createContext, useContext } from 'react';
import { useDrawn, type Source } from '@/hooks/use-drawn';

/** Where the visitor is, and how they came there. */
export interface Place {
  pathname: string;
  /** With its question mark; empty without a query. */
  search: string;
  /** With its number sign; empty without a fragment. */
  hash: string;
  /** What the link or the redirect left for the page. */
  state: unknown;
  /** Another one after each navigation, also after one to the same address. */
  key: number;
  /** Whether it was opened, or come back to by the browser's own buttons, rather than by a link. */
  isReturn: boolean;
}

export interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
}

export interface Places extends Source<Place> {
  navigate: (to: string, options?: NavigateOptions) => void;
}

/** Gets what leads on, and calls it once that may happen. */
type Question = (go: () => void) => void;
let question: Question | undefined;

/** Has links and the app ask before they lead to another place, until the result is called. The browser's own buttons ask nobody. */
export const askBeforeLeaving = (ask: Question): (() => void) => {
  question = ask;
  return () => {
    if (question === ask) question = undefined;
  };
};

/** Navigates without that question. */
export const leaveUnasked = (go: () => void): void => {
  const before = question;
  question = undefined;
  go();
  question = before;
};

/** @param first where the visitor comes in. */
export const makePlaces = (
  first: Place,
  navigate: Places['navigate'],
): Places & { goTo: (place: Place) => void } => {
  let place = first;
  const listeners = new Set<() => void>();
  return {
    navigate: (to, options) => {
      const go = () => navigate(to, options);
      if (question) question(go);
      else go();
    },
    now: () => place,
    prerendered: () => first,
    subscribe: (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    goTo: (next) => {
      place = next;
      for (const notify of listeners) notify();
    },
  };
};

/** The place at an address such as `/support?topic=x#contact`. */
export const placeAt = (
  address: string,
  { state = null, key = 0, isReturn = true }: Partial<Place> = {},
): Place => {
  const { pathname, search, hash } = new URL(address, 'http://place.invalid');
  return { pathname, search, hash, state, key, isReturn };
};

export const PlacesContext = createContext<Places>(
  makePlaces(placeAt('/'), () => {
    throw new Error('There is no router');
  }),
);

/** @param isSame whether two places are the same to the component. */
export const usePlace = (isSame?: (drawn: Place, now: Place) => boolean): Place =>
  useDrawn(useContext(PlacesContext), isSame);

export const usePathname = (): string => usePlace((drawn, now) => drawn.pathname === now.pathname).pathname;

export const useNavigate = (): Places['navigate'] => useContext(PlacesContext).navigate;
