import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { watchSight } from '@/lib/watch-sight';

/** Whether the browser keeps what is in the window in its place while something above it grows or shrinks. */
const hasAnchors = (): boolean => CSS.supports('overflow-anchor', 'auto');

const isInWindow = ({ top, bottom }: DOMRect): boolean => bottom > 0 && top < window.innerHeight;

/** Less is a matter of rounding. */
const MOST_PX = 1;
const isApart = (one: number, other: number): boolean => Math.abs(one - other) > MOST_PX;

type Places = ReadonlyMap<Element, DOMRect>;

const placesIn = (part: Element): Places =>
  new Map([...part.querySelectorAll('*')].map((element) => [element, element.getBoundingClientRect()]));

/** Whether something has moved that is in the window, inside of the part or behind it. What is new has not moved. */
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

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * What to draw of something that changes while a visitor reads, in a part of the page: the latest, as soon as that moves nothing that
 * is in the window and takes nothing away that has the focus. Until then it is what is drawn.
 * @param latest plain data, another object only where it may have changed.
 */
export const useStill = <Value>(part: RefObject<Element | null>, latest: Value): Value => {
  const [drawn, setDrawn] = useState(latest);
  const isDrawn = useEffectEvent(() => isSame(drawn, latest));
  const tryLatest = useEffectEvent((element: Element) => {
    if (element.contains(document.activeElement)) return;
    const places = placesIn(element);
    const before = element.getBoundingClientRect();
    // All within one task, so that nothing of it shows unless it stays.
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
    // Calls back at the start as well.
    const endSight = watchSight([element], tryAgain);
    document.addEventListener('focusin', tryAgain);
    return end;
  }, [part, latest]);
  return drawn;
};
