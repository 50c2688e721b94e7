import { startTransition, useEffect, useMemo, useState, type ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { LEAVES } from '@/lib/navigation-events';
import { placeAt, type NavigateOptions, type Place } from './place';
import { PlacesRouter } from './places-router';

const EVENTS = ['popstate', ...LEAVES] as const;

const here = (key: number, isReturn: boolean): Place =>
  placeAt(window.location.href, { state: window.history.state as unknown, key, isReturn });

interface BrowserRouterProps {
  /** Called before a link or the app leads to another place. */
  onLeave: () => void;
  children: ReactNode;
}

/** The router over the browser's history. The page that is shown stays until the next one can be drawn. */
export const BrowserRouter = ({ onLeave, children }: BrowserRouterProps) => {
  const [place, setPlace] = useState(() => here(0, true));
  useEffect(() => {
    const follow = ({ type }: Event) =>
      startTransition(() => setPlace(({ key }) => here(key + 1, type === 'popstate')));
    for (const event of EVENTS) window.addEventListener(event, follow);
    return () => {
      for (const event of EVENTS) window.removeEventListener(event, follow);
    };
  }, []);
  const places = useMemo(
    () => ({
      place,
      navigate: (to: string, options?: NavigateOptions) => {
        onLeave();
        navigate(to, options);
      },
    }),
    [place, onLeave],
  );
  return <PlacesRouter places={places}>{children}</PlacesRouter>;
};
