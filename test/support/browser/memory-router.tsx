import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { placeAt, type NavigateOptions, type Place } from '@/ui/routing/place';
import { PlacesRouter } from '@/ui/routing/places-router';

interface History {
  place: Place;
  /** Where the visitor has been before, the last one at its end. */
  before: Place[];
}

const to =
  (address: string, { replace = false, state = null }: NavigateOptions = {}) =>
  ({ place, before }: History): History => {
    const { href } = new URL(address, `http://memory.invalid${place.pathname}${place.search}`);
    return {
      place: placeAt(href, { state, key: place.key + 1, isReturn: false }),
      before: replace ? before : [...before, place],
    };
  };

const back = ({ place, before }: History): History => ({
  place: { ...(before.at(-1) ?? place), key: place.key + 1, isReturn: true },
  before: before.slice(0, -1),
});

const BackContext = createContext<() => void>(() => undefined);

/** What the browser's back button does. */
export const useBack = () => useContext(BackContext);

/** The router over a history of its own, at an address such as `/support?topic=x#contact`. */
export const MemoryRouter = ({ at = '/', children }: { at?: string; children: ReactNode }) => {
  const [{ place }, setHistory] = useState<History>(() => ({ place: placeAt(at), before: [] }));
  const [navigate] = useState(
    () =>
      (...go: Parameters<typeof to>) =>
        setHistory(to(...go)),
  );
  const [goBack] = useState(() => () => setHistory(back));
  const places = useMemo(() => ({ place, navigate }), [place, navigate]);
  return (
    <BackContext value={goBack}>
      <PlacesRouter places={places}>{children}</PlacesRouter>
    </BackContext>
  );
};
