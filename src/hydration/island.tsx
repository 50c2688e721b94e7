import { createElement, lazy, memo, use, useContext, type ComponentType } from 'react';
import { onceSettled } from '@/lib/settled';
import type { Wait } from './gates';
import { useWasPrerendered } from './hooks';
import { HydrationBoundary, HydrationContext } from './hydration-boundary';
import { PART_FAILED } from './names';

/** Loaders of each island of the pages loaded so far. */
const loads = new Set<() => Promise<unknown>>();

/** Loads the islands of all loaded pages, for a page that is about to be rendered. */
export const loadIslands = async (): Promise<void> => {
  await Promise.all([...loads].map((load) => load()));
};

interface Loaded<Props> {
  default: ComponentType<Props>;
}

const RETRY_MS = 2_000;

/**
 * Retries until it succeeds. The page is readable without the part, so a failure does not abandon it.
 */
export const keepLoading = <Props,>(load: () => Promise<Loaded<Props>>): Promise<Loaded<Props>> =>
  load().catch(async () => {
    dispatchEvent(new Event(PART_FAILED));
    await new Promise((resolve) => {
      setTimeout(resolve, RETRY_MS);
    });
    return keepLoading(load);
  });

/**
 * A part of a page whose code loads when the part is to hydrate. On a page rendered without a prerendered
 * document, nothing waits.
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
  // React's type of a lazy component drops the props of its content.
  const PrerenderedContent = lazy(() => keepLoading(load)) as unknown as ComponentType<Props>;
  const Island = (props: Props) => {
    const hasDocument = useContext(HydrationContext) !== null;
    const wasPrerendered = useWasPrerendered();
    if (!hasDocument || !wasPrerendered) return <Content {...props} />;
    return (
      <HydrationBoundary wait={wait}>
        <PrerenderedContent {...props} />
      </HydrationBoundary>
    );
  };
  // The island must not be rendered again before its hydration, or React would discard the prerendered part.
  return memo(Island) as unknown as ComponentType<Props>;
};
