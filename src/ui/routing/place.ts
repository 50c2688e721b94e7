import { createContext, useContext } from 'react';

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

export interface Places {
  place: Place;
  navigate: (to: string, options?: NavigateOptions) => void;
}

/** The place at an address such as `/support?topic=x#contact`. */
export const placeAt = (
  address: string,
  { state = null, key = 0, isReturn = true }: Partial<Place> = {},
): Place => {
  const { pathname, search, hash } = new URL(address, 'http://place.invalid');
  return { pathname, search, hash, state, key, isReturn };
};

export const PlacesContext = createContext<Places>({
  place: placeAt('/'),
  navigate: () => {
    throw new Error('There is no router around this');
  },
});

export const usePlace = (): Place => useContext(PlacesContext).place;

export const useNavigate = (): Places['navigate'] => useContext(PlacesContext).navigate;
