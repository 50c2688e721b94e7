import type { Bytes } from '../bytes';
import { code, kilobytes, table } from './markdown';
import type { Section } from './section';

export const bytes: Section<Bytes> = {
  title: 'Bytes of a visit',
  blocks: ({ routes }) => [
    `What each public page needs before anybody touches it, from the build's own lists, compressed as a CDN does it (brotli at
its best quality). Pictures that load lazily are not in it; neither are players' pictures, which come from other hosts.`,
    table(
      ['page', 'HTML', 'styles', 'scripts', 'fonts', 'pictures', 'together'],
      routes.map(({ path, first: { html, styles, scripts, fonts, pictures } }) => [
        code(path),
        ...[html, styles, scripts, fonts, pictures, html + styles + scripts + fonts + pictures].map(
          kilobytes,
        ),
      ]),
    ),
    `And all that two visits with Chromium on a phone transferred, one after the other, from this machine, which compresses
less: headers, live data, what is fetched once the page has come to rest, and in the first visit what the service worker
keeps. The visitor had asked for less motion, so the home page's film is not in it.`,
    table(
      ['page', 'first visit', 'second visit', 'share'],
      routes.map(({ path, visits: [first, second] }) => [
        code(path),
        kilobytes(first),
        kilobytes(second),
        `${((second / first) * 100).toFixed(1)} %`,
      ]),
    ),
  ],
};
