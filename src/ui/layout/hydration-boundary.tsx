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
import { useIsTakenOver } from '@/hooks/use-is-taken-over';
import { onceSettled } from '@/lib/once-settled';
import { BOUNDARY, HYDRATED_EVENT } from './hydration-boundary-names';
import { createGate, type Gate, type Wait } from './hydration-gates';

/** Takes no part in the layout of what is around it. */
const Frame = styled.div`
  display: contents;
`;

/** The page whose prerendered document is made, or taken over. Null where pages are drawn without one. */
export const TakeOverContext = createContext<{ waits: boolean } | null>(null);

interface PassageProps {
  gate: Gate | undefined;
  /** Gives what waits until others leave the part alone. */
  guard: () => Promise<void> | undefined;
  onPassed: () => void;
  children: ReactNode;
}

const UNDISTURBED = onceSettled(Promise.resolve());

/** Lets hydration through once the gate is open. */
const Passage = ({ gate, guard, onPassed, children }: PassageProps) => {
  const isTakenOver = useIsTakenOver();
  // React draws a part anew that something around it has changed meanwhile: then there is nothing to wait with.
  if (gate && isTakenOver) use(gate.opened);
  if (isTakenOver) use(guard() ?? UNDISTURBED);
  useEffect(onPassed, [onPassed]);
  return children;
};

export interface HydrationBoundaryProps {
  /** Until when it waits; it hydrates with the page unless given. */
  wait?: Wait;
  children: ReactNode;
}

/**
 * A part of the page that hydrates by itself, before others when it is used. What is not hydrated yet must not be rendered
 * again: React would give up the prerendered part, and draw it anew.
 */
export const HydrationBoundary = memo(function HydrationBoundary({ wait, children }: HydrationBoundaryProps) {
  const waits = useContext(TakeOverContext)?.waits;
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
