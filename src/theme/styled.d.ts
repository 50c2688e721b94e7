import 'styled-components';
import type { Theme } from './theme';

declare module 'styled-components' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the library's documented way to type its theme
  export interface DefaultTheme extends Theme {}
}
