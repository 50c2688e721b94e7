import type { ReactNode } from 'react';
import { PAGE_STYLES_ID } from './names';

const modules = async () => {
  jest.resetModules();
  const styles = await import('styled-components');
  const { styled } = styles;
  return {
    ...styles,
    ...(await import('./linked-styles')),
    ...(await import('react-dom/server')),
    Card: styled.div.withConfig({ componentId: 'sc-card' })<{ $size?: number }>`
      width: ${({ $size = 1 }) => $size}px;

      @media (width > 1px) {
        height: 1px;
      }
    `,
    Note: styled.p.withConfig({ componentId: 'sc-note' })`
      width: 2px;
    `,
    Other: styled.p.withConfig({ componentId: 'sc-other' })`
      width: 3px;
    `,
  };
};
type Modules = Awaited<ReturnType<typeof modules>>;

/** Hydrates a page that was prerendered with a card and a note, so the app continues with its styles. */
const goOn = async (draw: (modules: Modules) => ReactNode, isLinked = true) => {
  const before = await modules();
  const written = new before.ServerStyleSheet();
  before.renderToString(
    written.collectStyles(
      <>
        <before.Card />
        <before.Note />
      </>,
    ),
  );
  const style = document.createElement('style');
  style.textContent = written.getStyleTags().replaceAll(/<\/?style[^>]*>/g, '');
  // jsdom fetches no style sheets, so a style element's sheet stands in for it.
  const link = Object.assign(document.createElement('link'), { id: PAGE_STYLES_ID });
  document.head.replaceChildren(style, ...(isLinked ? [link] : []));
  const { sheet } = style;
  if (!sheet) throw new Error('The style element has no sheet');
  Object.defineProperty(link, 'sheet', { value: sheet });
  const texts = () => [...sheet.cssRules].map(({ cssText }) => cssText.replaceAll(/\s+/g, ''));
  const prerendered = texts();
  const app = await modules();
  app.adoptLinkedStyles();
  app.renderToString(draw(app));
  const own = [...document.querySelectorAll('style[data-styled]')]
    .map(({ textContent }) => textContent)
    .join('');
  return { prerendered, linked: texts(), own };
};
const widths = (rules: string[]) => rules.flatMap((rule) => /\{(width:\d+px)/.exec(rule)?.[1] ?? []);

test('classes that the page links are not written again', async () => {
  const { prerendered, linked, own } = await goOn(({ Card, Note }) => [<Card key="c" />, <Note key="n" />]);
  expect(widths(prerendered)).toEqual(['width:1px', 'width:2px']);
  expect(linked).toEqual(prerendered);
  expect(own).not.toMatch(/width/);
});

test('new classes of a component of the page land in its place', async () => {
  const { linked, own } = await goOn(({ Card }) => [<Card key="a" $size={7} />, <Card key="b" $size={8} />]);
  expect(widths(linked)).toEqual(['width:1px', 'width:7px', 'width:8px', 'width:2px']);
  expect(own).not.toMatch(/width/);
});

test('other components go into a sheet of their own', async () => {
  const { prerendered, linked, own } = await goOn(({ Other }) => <Other />);
  expect(linked).toEqual(prerendered);
  expect(own).toMatch(/width:\s*3px/);
});

test('where there is no link, all goes there', async () => {
  const { prerendered, linked, own } = await goOn(({ Card }) => <Card $size={7} />, false);
  expect(linked).toEqual(prerendered);
  expect(own).toMatch(/width:\s*7px/);
});
