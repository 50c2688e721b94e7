import { createRequire } from 'node:module';
import path from 'node:path';
import type { SystemFontName } from './fallback-fonts';

const require = createRequire(path.resolve('package.json'));

/** Files of the web fonts at the weights that fallbacks imitate, for tests. */
export const webFontFiles = {
  text: require.resolve('@fontsource/onest/files/onest-latin-400-normal.woff'),
  boldText: require.resolve('@fontsource/onest/files/onest-latin-700-normal.woff'),
  display: require.resolve('@fontsource/pixelify-sans/files/pixelify-sans-latin-600-normal.woff'),
};

interface SystemFontFiles {
  family: string;
  regular: string;
  bold: string;
}

/** Fonts that fallbacks scale, for tests. Arimo has the widths of Arial. */
export const systemFontFiles: Record<SystemFontName, SystemFontFiles> = {
  Arial: {
    family: 'Arimo',
    regular: require.resolve('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf'),
  },
  Roboto: {
    family: 'Roboto',
    regular: require.resolve('@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf'),
  },
  'Noto Sans': {
    family: 'Noto Sans',
    regular: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
  },
  'DejaVu Sans': {
    family: 'DejaVu Sans',
    regular: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
    bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  },
};

export const systemFontNames = Object.keys(systemFontFiles) as SystemFontName[];
