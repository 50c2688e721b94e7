import { createElement, lazy, memo, use, useContext, type ComponentType } from 'react';
import { useIsTakenOver } from '@/hooks/use-is-taken-over';
import { onceSettled } from '@/lib/once-settled';
import { HydrationBoundary, TakeOverContext } from './hydration-boundary';
import { PART_FAILED } from './hydration-boundary-names';
import type { Wait } from './hydration-gates';

/** What loads each island of the pages that have been loaded so far. */
const loads = new Set<() => Promise<unknown>>();

/** Fetches the code of the islands of all pages that have been loaded, for a page that is about to be drawn. */
export const loadIslands = async (): Promise<void> => {
  await Promise.all([...loads].map((load) => load()));
};

interface Loaded<Props> {
  default: ComponentType<Props>;
}

const RETRY_MS = 2_000;

/** Loads until it succeeds. A prerendered part can be read without its code, so a failure does not give up the page. */
const keepLoading = <Props,>(load: () => Promise<Loaded<Props>>): Promise<Loaded<Props>> =>
  load().catch(async () => {
    dispatchEvent(new Event(PART_FAILED));
    await new Promise((resolve) => {
      setTimeout(resolve, RETRY_MS);
    });
    return keepLoading(load);
  });

/**
 * A part of a page whose code is fetched when that part is to hydrate. On a page that is drawn anew, rather than taken over
 * from its prerendered document, nothing waits.
 */
export const island = <Props extends object>(
  load: () => Promise<Loaded<Props>>,
  wait: Wait,
): ComponentType<Props> => {
  let loading: Promise<Loaded<Props>> | undefined;
  const forgetFailure = (error: unknown): never => {
    loading = undefined;
    throw error;
  };
  const loadOnce = () => (loading ??= onceSettled(load().catch(forgetFailure)));
  loads.add(loadOnce);
  const Content = (props: Props) => createElement(use(loadOnce()).default, props);
  // React's types of a lazy component do not know that it takes what its content takes.
  const PrerenderedContent = lazy(() => keepLoading(load)) as unknown as ComponentType<Props>;
  const Island = (props: Props) => {
    const hasDocument = useContext(TakeOverContext) !== null;
    const isTakenOver = useIsTakenOver();
    if (!hasDocument || !isTakenOver) return <Content {...props} />;
    return (
      <HydrationBoundary wait={wait}>
        <PrerenderedContent {...props} />
      </HydrationBoundary>
    );
  };
  // What is not hydrated yet must not be rendered again: React would give up the prerendered part, and draw it anew.
  return memo(Island) as unknown as ComponentType<Props>;
};
