import onestUrl from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2';
import pixelifyUrl from '@fontsource-variable/pixelify-sans/files/pixelify-sans-latin-wght-normal.woff2';

/** Addresses of the two font files that every page uses; pages preload them. */
const fontUrls = { body: onestUrl, display: pixelifyUrl } as const;

/**
 * Faces of both fonts and of their stand-ins.
 *
 * A stand-in is Arial (or its metric twins), scaled so that the mean letter, weighted by the letter frequency of English,
 * is as wide as in the web font; ascent and descent are the web font's own (hhea table) divided by that scale. Widths were
 * measured in Chromium with canvas `measureText`: Onest 0.4676 em (400) and 0.4807 em (700), Pixelify Sans 0.5122 em (600),
 * Arial 0.4411 em, Arial Bold 0.4769 em.
 *
 * The text face is optional: words differ from the mean, so a late swap would still move the links of the header. It is
 * preloaded, and who gets it too late for the first page has it on the next.
 */
export const fontFaces = `
@font-face {
  font-family: 'Onest Variable';
  font-weight: 100 900;
  font-display: optional;
  src: url(${fontUrls.body}) format('woff2');
}
@font-face {
  font-family: 'Pixelify Sans Variable';
  font-weight: 400 700;
  font-display: swap;
  src: url(${fontUrls.display}) format('woff2');
}
@font-face {
  font-family: 'Onest Fallback';
  font-weight: 100 500;
  src: local('Arial'), local('Helvetica'), local('Liberation Sans');
  size-adjust: 106%;
  ascent-override: 91.51%;
  descent-override: 28.77%;
  line-gap-override: 0%;
}
@font-face {
  font-family: 'Onest Fallback';
  font-weight: 600 900;
  src: local('Arial Bold'), local('Helvetica Bold'), local('Liberation Sans Bold');
  size-adjust: 100.78%;
  ascent-override: 96.25%;
  descent-override: 30.26%;
  line-gap-override: 0%;
}
@font-face {
  font-family: 'Pixelify Sans Fallback';
  font-weight: 400 700;
  src: local('Arial Bold'), local('Helvetica Bold'), local('Liberation Sans Bold');
  size-adjust: 107.39%;
  ascent-override: 85.67%;
  descent-override: 26.07%;
  line-gap-override: 0%;
}
`;
