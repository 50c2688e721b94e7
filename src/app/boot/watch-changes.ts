import { WATCHED } from '@/lib/early-changes';

/**
 * Notes what browsers and extensions change in the prerendered page before the app hydrates it: translations, for instance,
 * and the icons of password managers.
 * @param hydrated elements of parts whose changes are React's own.
 */
export const watchChanges = (hydrated: WeakSet<Element>): void => {
  const batches: MutationRecord[][] = [];
  let isParsed = false;
  const keep = (records: MutationRecord[]) =>
    // The parser adds at the end.
    batches.push(
      records.filter(({ nextSibling, removedNodes }) => isParsed || nextSibling || removedNodes[0]),
    );
  const observer = new MutationObserver(keep);
  const keepAll = () => keep(observer.takeRecords());
  observer.observe(document, WATCHED);
  document.addEventListener('DOMContentLoaded', () => {
    keepAll();
    isParsed = true;
  });
  window.earlyChanges = {
    observer,
    batches,
    hydrated,
    isChanged: () => {
      keepAll();
      // The app's own scripts and styles come into the head.
      return batches.flat().some(({ target }) => document.body.contains(target));
    },
  };
};
