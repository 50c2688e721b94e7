// Decision record: docs/decisions/0001-prerender-and-hydrate-in-parts.md
import {
  createContext,
  memo,
  Suspense,
  use,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { styled } from 'styled-components';
import { onceSettled } from '@/lib/settled';
import { createGate, type Gate, type Wait } from './gates';
import { useWasPrerendered } from './hooks';
import { BOUNDARY, HYDRATED_EVENT } from './names';

/** Does not affect the surrounding layout. */
const Frame = styled.div`
  display: contents;
`;

/** The page whose prerendered document is rendered, or hydrated. Null if pages are rendered without one. */
export const HydrationContext = createContext<{ waits: boolean } | null>(null);

interface PassageProps {
  gate: Gate | undefined;
  /** Returns a promise to await while others change the part. */
  guard: () => Promise<void> | undefined;
  onPassed: () => void;
  children: ReactNode;
}

const UNDISTURBED = onceSettled(Promise.resolve());

/** Lets hydration through once the gate is open. */
const Passage = ({ gate, guard, onPassed, children }: PassageProps) => {
  const wasPrerendered = useWasPrerendered();
  // React renders a part again if something around it has changed; then there is nothing to wait for.
  if (gate && wasPrerendered) use(gate.opened);
  if (wasPrerendered) use(guard() ?? UNDISTURBED);
  useEffect(onPassed, [onPassed]);
  return children;
};

export interface HydrationBoundaryProps {
  /** Condition that ends its wait; by default it hydrates with the page. */
  wait?: Wait;
  children: ReactNode;
}

/**
 * A part of the page that hydrates separately, and first if used. Before its hydration it must not be
 * rendered again, or React would discard the prerendered part.
 */
export const HydrationBoundary = memo(function HydrationBoundary({ wait, children }: HydrationBoundaryProps) {
  const waits = useContext(HydrationContext)?.waits;
  const frame = useRef<HTMLDivElement>(null);
  const [gate] = useState(() => (waits && wait ? createGate(wait) : undefined));
  const [{ guard, tellPassed }] = useState(() => ({
    guard: () => (frame.current ? window.earlyChanges?.guard?.(frame.current) : undefined),
    tellPassed: () => void frame.current?.dispatchEvent(new Event(HYDRATED_EVENT, { bubbles: true })),
  }));
  useEffect(() => {
    if (gate && frame.current) return gate.watch(frame.current);
    return undefined;
  }, [gate]);
  return (
    <Frame ref={frame} {...{ [BOUNDARY]: '' }}>
      <Suspense fallback={null}>
        <Passage gate={gate} guard={guard} onPassed={tellPassed}>
          {children}
        </Passage>
      </Suspense>
    </Frame>
  );
});
