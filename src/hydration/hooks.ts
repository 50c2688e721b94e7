import {
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';

const subscribeToNothing = () => () => undefined;

/** False while a prerendered page hydrates, which was rendered without a query and without stored state. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

/**
 * True if the component was hydrated rather than rendered from scratch. Constant for the component's life, so
 * that, unlike `useIsHydrated`, it causes no second render.
 */
export const useWasPrerendered = (): boolean => {
  const [began] = useState<{ byHydration?: boolean }>(() => ({}));
  return useSyncExternalStore(
    subscribeToNothing,
    () => (began.byHydration ??= false),
    () => (began.byHydration ??= true),
  );
};

interface OnceHydratedProps {
  run: () => void;
  children: ReactNode;
}

/** Calls `run` once, after its children have been hydrated or first rendered. */
export const OnceHydrated = ({ run, children }: OnceHydratedProps) => {
  const hasRun = useRef(false);
  useEffect(() => {
    if (hasRun.current) return;
    hasRun.current = true;
    run();
  }, [run]);
  return children;
};

/** A changing value outside of React; `now` returns the same value until it changes. */
export interface Source<Value> {
  now: () => Value;
  /** The value that the page was prerendered with; parts that hydrate late start with it too. */
  prerendered: () => Value;
  /** Returns the unsubscribe function. */
  subscribe: (notify: () => void) => () => void;
}

/**
 * `useSyncExternalStore` that renders changes in a transition: in slices of a few milliseconds, between which
 * the page responds, once everything needed is loaded. A change affects only its users, unlike that of a
 * context, which makes React discard prerendered parts that are not hydrated yet.
 * @param isSame returns true if two values render the same.
 */
export const useDrawn = <Value>(
  source: Source<Value>,
  isSame: (drawn: Value, now: Value) => boolean = Object.is,
): Value => {
  const wasPrerendered = useWasPrerendered();
  const [drawn, setDrawn] = useState(() => ({ value: wasPrerendered ? source.prerendered() : source.now() }));
  const follow = useEffectEvent(() => {
    const value = source.now();
    if (!isSame(drawn.value, value)) startTransition(() => setDrawn({ value }));
  });
  useEffect(() => source.subscribe(() => follow()), [source]);
  // Runs after each render, because the value or the compared part of it may have changed again.
  useEffect(() => follow());
  return drawn.value;
};
