import { createContext, useContext, useState, type ReactNode } from 'react';
import { makePlaces, placeAt, type NavigateOptions, type Place } from '@/ui/routing/place';
import { PlacesRouter } from '@/ui/routing/places-router';

const BackContext = createContext<() => void>(() => undefined);

/** What the browser's back button does. */
export const useBack = () => useContext(BackContext);

const makeHistory = (at: string) => {
  /** Where the visitor has been before, the last one at its end. */
  const before: Place[] = [];
  const navigate = (address: string, { replace = false, state = null }: NavigateOptions = {}) => {
    const { pathname, search, key } = places.now();
    const { href } = new URL(address, `http://memory.invalid${pathname}${search}`);
    if (!replace) before.push(places.now());
    places.goTo(placeAt(href, { state, key: key + 1, isReturn: false }));
  };
  const places = makePlaces(placeAt(at), navigate);
  const goBack = () =>
    places.goTo({ ...(before.pop() ?? places.now()), key: places.now().key + 1, isReturn: true });
  return { places, goBack };
};

/** The router over a history of its own, at an address such as `/support?topic=x#contact`. */
export const MemoryRouter = ({ at = '/', children }: { at?: string; children: ReactNode }) => {
  const [{ places, goBack }] = useState(() => makeHistory(at));
  return (
    <BackContext value={goBack}>
      <PlacesRouter places={places}>{children}</PlacesRouter>
    </BackContext>
  );
};
