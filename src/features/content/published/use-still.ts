// Decision record: docs/decisions/0024-pages-that-a-function-writes.md
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { ContentResponse } from '@/contract/content';
import { isSame } from '@/lib/is-same';
import { watchSight } from '@/lib/watch-sight';
import { useDrawnSelector } from '@/store/use-drawn-selector';
import { selectContent } from './content-api';

/** True if the browser keeps visible content in place while something above it grows or shrinks. */
const hasAnchors = (): boolean => CSS.supports('overflow-anchor', 'auto');

const isInWindow = ({ top, bottom }: DOMRect): boolean => bottom > 0 && top < window.innerHeight;

/** Smaller differences are due to rounding. */
const MOST_PX = 1;
const isApart = (one: number, other: number): boolean => Math.abs(one - other) > MOST_PX;

type Places = ReadonlyMap<Element, DOMRect>;

const placesIn = (part: Element): Places =>
  new Map([...part.querySelectorAll('*')].map((element) => [element, element.getBoundingClientRect()]));

/** True if anything visible inside or below the part has moved. New elements have not moved. */
const hasMoved = (part: Element, places: Places, before: DOMRect): boolean => {
  const now = part.getBoundingClientRect();
  const isAbove = Math.max(before.bottom, now.bottom) <= 0;
  if (isApart(before.bottom, now.bottom) && Math.min(before.bottom, now.bottom) < window.innerHeight)
    return !isAbove || !hasAnchors();
  return [...places].some(([element, was]) => {
    if (!element.isConnected) return false;
    const is = element.getBoundingClientRect();
    return (isInWindow(was) || isInWindow(is)) && (isApart(was.top, is.top) || isApart(was.left, is.left));
  });
};

/**
 * Returns what to render of a value that changes while a visitor reads: the latest one, once that moves
 * nothing visible and removes no focused element. Until then it is the rendered one.
 * @param latest plain data, a new object only if it may have changed.
 */
export const useStill = <Value>(part: RefObject<Element | null>, latest: Value): Value => {
  const [drawn, setDrawn] = useState(latest);
  const isDrawn = useEffectEvent(() => isSame(drawn, latest));
  const tryLatest = useEffectEvent((element: Element) => {
    if (element.contains(document.activeElement)) return;
    const places = placesIn(element);
    const before = element.getBoundingClientRect();
    // Runs in one task, so that nothing shows unless it stays.
    flushSync(() => setDrawn(latest));
    if (hasMoved(element, places, before)) flushSync(() => setDrawn(drawn));
  });
  useEffect(() => {
    const element = part.current;
    if (!element || isDrawn()) return;
    const tryAgain = () => {
      if (!isDrawn()) tryLatest(element);
      if (isDrawn()) end();
    };
    const end = () => {
      endSight();
      document.removeEventListener('focusin', tryAgain);
    };
    // Calls back initially as well.
    const endSight = watchSight([element], tryAgain);
    document.addEventListener('focusin', tryAgain);
    return end;
  }, [part, latest]);
  return drawn;
};

/** Returns the published content of a kind; undefined until it is known. */
export const usePublished = <Kind extends 'news' | 'events' | 'faq'>(
  kind: Kind,
): ContentResponse[Kind] | undefined => useDrawnSelector((state) => selectContent(state).data?.[kind]);
