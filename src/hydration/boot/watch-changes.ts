import { WATCHED } from '../early-changes';

/**
 * Records changes that browsers and extensions make in the prerendered page before hydration: translations,
 * for instance, and icons of password managers.
 * @param hydrated elements of parts whose changes are React's own.
 */
export const watchChanges = (hydrated: WeakSet<Element>): void => {
  const batches: MutationRecord[][] = [];
  let isParsed = false;
  const keep = (records: MutationRecord[]) =>
    // The parser appends at the end.
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
      // The app's own scripts and styles are added to the head.
      return batches.flat().some(({ target }) => document.body.contains(target));
    },
  };
};
