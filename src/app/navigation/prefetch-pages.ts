import type { AppStore } from '@/store/store';

const SIGNS_OF_INTEREST = ['pointerover', 'focusin', 'touchstart'] as const;

/** Prefetches a page once a visitor points at a link to it, or focuses the link. */
export const prefetchPages = (store: AppStore): void => {
  const onInterest = async ({ target, pointerType }: Event & { pointerType?: string }) => {
    const link = target instanceof Element && target.closest('a');
    if (!link) return;
    const { prefetch } = await import(/* webpackChunkName: "prefetch" */ './prefetch');
    await prefetch(link, store, pointerType === 'mouse');
  };
  // The visitor has not asked for it yet, so failures are silent.
  const listener = (event: Event) => void onInterest(event).catch(() => undefined);
  for (const sign of SIGNS_OF_INTEREST) document.addEventListener(sign, listener, { passive: true });
};
