import { useEffect, useRef, type ReactNode } from 'react';

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
