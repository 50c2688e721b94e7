import { createGlobalStyle, css } from 'styled-components';
import { fontFaces, fontFamilies } from '#network/fonts';
import { footHeight } from './foot';
import { keyframes } from './keyframes';
import { paletteDeclarations } from './theme';
import { palettes } from './tokens';

const light = paletteDeclarations(palettes.light);

/** The attribute sets the palette of its element and everything inside. The document's value is the visitor's choice. */
const colors = css`
  :root,
  [data-theme] {
    color-scheme: dark;
    ${paletteDeclarations(palettes.dark)}
  }
  [data-theme='light'] {
    color-scheme: light;
    ${light}
  }
  @media (prefers-color-scheme: light) {
    [data-theme='system'] {
      color-scheme: light;
      ${light}
    }
  }
`;

const fonts = css`
  :root {
    --font-text: ${fontFamilies.text};
    --font-display: ${fontFamilies.title};
  }
`;

const reset = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  * {
    margin: 0;
  }
  html {
    scrollbar-gutter: stable;
    scroll-padding-top: calc(${({ theme }) => theme.size.header} + ${({ theme }) => theme.space[3]});
    scroll-padding-bottom: calc(${footHeight} + ${({ theme }) => theme.space[2]});
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    background: ${({ theme }) => theme.color.canvas};
  }
  /* The page ends above what is fixed along the bottom. */
  #root {
    padding-bottom: calc${footHeight};
  }
  /* A document that is read in parts is not shown in parts: half a header would move when its other half arrives. */
  [data-built] #root:not(:has(+ #end)) {
    visibility: hidden;
  }
  [data-outdated] #outdated {
    display: block;
    padding: ${({ theme }) => theme.space[2]};
    background: ${({ theme }) => theme.color.surface};
    font-weight: 600;
  }
  html:has(dialog[open]) {
    overflow: hidden;
  }
  body {
    min-height: 100vh;
    min-height: 100dvh;
    overflow-x: clip;
    overflow-wrap: anywhere;
    background: ${({ theme }) => theme.color.canvas};
    color: ${({ theme }) => theme.color.text};
    font-family: ${({ theme }) => theme.fontFamily.body};
    font-size: ${({ theme }) => theme.fontSize.body};
    line-height: 1.6;
  }
  h1,
  h2,
  h3,
  h4 {
    line-height: 1.2;
    text-wrap: balance;
  }
  p,
  li,
  dd {
    text-wrap: pretty;
  }
  :where(ul[class], ol[class]) {
    padding: 0;
    list-style: none;
  }
  img,
  svg,
  video {
    display: block;
    max-width: 100%;
  }
  button,
  input,
  textarea,
  select {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }
  a {
    color: inherit;
    text-underline-offset: 0.2em;
  }
  /* Short words beside long ones, which give way before these break. */
  button,
  time,
  td,
  th {
    overflow-wrap: break-word;
  }
  table {
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  [hidden] {
    display: none;
  }
`;

const behaviour = css`
  /* On the root it would have Chromium style all elements anew with each change of the root, as when another page is shown. */
  body::selection {
    background: ${({ theme }) => theme.color.grass};
    color: ${({ theme }) => theme.color.grassInk};
  }
  :focus-visible {
    outline: 2px solid ${({ theme }) => theme.color.focus};
    outline-offset: 2px;
  }
  :target {
    scroll-margin-top: ${({ theme }) => theme.space[2]};
  }
  .reading {
    max-width: ${({ theme }) => theme.size.reading};
  }
  @media (prefers-reduced-motion: reduce) {
    *:not(.Toastify__progress-bar),
    *::before,
    *::after {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0s !important;
    }
  }
`;

const print = css`
  @media print {
    :root,
    [data-theme] {
      color-scheme: light;
      ${light}
    }
    body,
    html {
      background: none;
    }
    a:is([href^='http'], [href^='mailto:']):not([data-bare])::after {
      content: ' (' attr(href) ')';
      font-size: ${({ theme }) => theme.fontSize.small};
      overflow-wrap: anywhere;
    }
    h2,
    h3 {
      break-after: avoid;
    }
    /* The frame, and what paper cannot do. Some headings are buttons. */
    :is(header, footer, a[href='#main']):not(main *),
    nav,
    dialog,
    button:not(:is(h2, h3) > *),
    input[type='search'],
    video,
    .Toastify {
      display: none !important;
    }
  }
`;

/** Fonts, both palettes, reset, focus ring, reading measure, animations, reduced motion and print. Rendered once, by the app. */
export const GlobalStyle = createGlobalStyle`
  ${fontFaces}
  ${fonts}
  ${colors}
  ${reset}
  ${behaviour}
  ${keyframes}
  ${print}
`;
