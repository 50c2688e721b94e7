import onestUrl from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2';
import pixelifyUrl from '@fontsource-variable/pixelify-sans/files/pixelify-sans-latin-wght-normal.woff2';
import { fallbackFaces, fallbackFamilies } from './fallback-fonts';

/** URLs of the two font files that every page uses; pages preload them. */
const fontUrls = { body: onestUrl, display: pixelifyUrl } as const;

/**
 * Faces of both web fonts and of their fallbacks.
 *
 * The text face is optional: words differ from the mean width, so a late swap would still move the links of the header. It
 * is preloaded, and a visitor who gets it too late for the first page has it on the next one.
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
${fallbackFaces}
`;

/** Custom properties with the families, for `fontFamilies` in `tokens.ts`. */
export const fontProperties = `
  --font-text: 'Onest Variable', ${fallbackFamilies('text')}, system-ui, sans-serif;
  --font-display: 'Pixelify Sans Variable', ${fallbackFamilies('display')}, ui-monospace, monospace;
`;
