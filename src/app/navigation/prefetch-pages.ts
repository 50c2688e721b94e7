import type { AppStore } from '@/store/store';

const SIGNS_OF_INTEREST = ['pointerover', 'focusin', 'touchstart'] as const;

/** Has a page fetched once a visitor points at a link to it, or comes to it by keyboard. */
export const prefetchPages = (store: AppStore): void => {
  const onInterest = async ({ target, pointerType }: Event & { pointerType?: string }) => {
    const link = target instanceof Element && target.closest('a');
    if (!link) return;
    const { prefetch } = await import(/* webpackChunkName: "prefetch" */ './prefetch');
    await prefetch(link, store, pointerType === 'mouse');
  };
  // Nobody has asked for it yet: where it cannot be fetched, there is nothing to say.
  const listener = (event: Event) => void onInterest(event).catch(() => undefined);
  for (const sign of SIGNS_OF_INTEREST) document.addEventListener(sign, listener, { passive: true });
};
