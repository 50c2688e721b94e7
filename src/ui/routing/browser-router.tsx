import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { LEAVES } from '@/lib/navigation-events';
import { makePlaces, placeAt, type Place } from './place';
import { PlacesRouter } from './places-router';

const EVENTS = ['popstate', ...LEAVES] as const;

const here = (key: number, isReturn: boolean): Place =>
  placeAt(window.location.href, { state: window.history.state as unknown, key, isReturn });

const atOnce = () => undefined;

interface BrowserRouterProps {
  /** Called before a link or the app leads to another place, and when the visitor goes back or on to another page. */
  onLeave: () => void;
  /**
   * Gives what waits until the page that the document brought is taken over, if it is not yet. Another place before that
   * would make React draw the page anew.
   */
  ready?: () => Promise<void> | undefined;
  children: ReactNode;
}

/** The router over the browser's history. The page that is shown stays until the next one can be drawn. */
export const BrowserRouter = ({ onLeave, ready = atOnce, children }: BrowserRouterProps) => {
  const [places] = useState(() =>
    makePlaces(here(0, true), (to, options) => {
      onLeave();
      navigate(to, options);
    }),
  );
  useEffect(() => {
    const follow = ({ type }: Event) => {
      const isReturn = type === 'popstate';
      // To the next part of the same page, the browser has scrolled by now.
      if (isReturn && window.location.pathname !== places.now().pathname) onLeave();
      const go = () =>
        startTransition(() => {
          places.goTo(here(places.now().key + 1, isReturn));
        });
      const wait = ready();
      if (wait) void wait.then(go);
      // In the event itself: React draws what a visitor comes back to before the browser scrolls it.
      else go();
    };
    for (const event of EVENTS) window.addEventListener(event, follow);
    return () => {
      for (const event of EVENTS) window.removeEventListener(event, follow);
    };
  }, [places, onLeave, ready]);
  return <PlacesRouter places={places}>{children}</PlacesRouter>;
};
