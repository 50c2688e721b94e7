import { WATCHED } from '@/lib/early-changes';
import { HYDRATED_EVENT } from '@/ui/layout/hydration-boundary-names';

/**
 * Notes what browsers and extensions change in the prerendered page before the app hydrates it: translations, for instance,
 * and the icons of password managers.
 */
export const watchChanges = (): void => {
  const batches: MutationRecord[][] = [];
  const hydrated = new WeakSet<EventTarget>();
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
  document.addEventListener(HYDRATED_EVENT, ({ target }) => {
    if (target) hydrated.add(target);
  });
  window.earlyChanges = {
    observer,
    batches,
    hydrated,
    isChanged: () => {
      keepAll();
      return batches.flat().length > 0;
    },
  };
};
