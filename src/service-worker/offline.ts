import { KEPT_PAGES } from './kept';

/** Shows, on the offline page, links to the pages stored on this device. */
const showKept = async (): Promise<void> => {
  const kept = await (await caches.open(KEPT_PAGES)).keys();
  const paths = kept.map(({ url }) => new URL(url).pathname);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('li[hidden] > a')];
  for (const link of links.filter(({ pathname }) => paths.includes(pathname))) {
    link.closest('li')?.removeAttribute('hidden');
    link.closest('section')?.removeAttribute('hidden');
  }
};

void showKept();
