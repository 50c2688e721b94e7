import { renderToString } from 'react-dom/server';
import { ThemeProvider } from 'styled-components';
import { logoPicture } from '#network/theme';
import { theme } from '@/theme/theme';
import { aNetwork } from '../../../test/support/fixtures/a-network';
import { Logo } from './logo';

const draw = (): Document => {
  const markup = renderToString(
    <ThemeProvider theme={theme}>
      <Logo name="Castle" size={48} />
    </ThemeProvider>,
  );
  return new DOMParser().parseFromString(markup, 'text/html');
};

test('a logo that is a file is a picture beside the name, which no page fetches before its styles', () => {
  const bytes = Buffer.from('<svg/>');
  aNetwork({ theme: { logo: 'media/logo.svg' } }, { logoFile: { type: 'svg', source: bytes, shown: bytes } });
  const page = draw();
  const picture = page.querySelector('img');
  expect(picture?.getAttribute('src')).toBe(logoPicture);
  expect(picture?.getAttribute('alt')).toBe('');
  expect([picture?.width, picture?.height]).toEqual([48, 48]);
  expect(page.querySelector('svg, link')).toBeNull();
  expect(page.body.textContent).toBe('Castle');
});

test('a drawn logo is part of the page', () => {
  const page = draw();
  expect(page.querySelector('svg')?.getAttribute('width')).toBe('48');
  expect(page.querySelector('img')).toBeNull();
});
