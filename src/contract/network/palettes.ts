/** Default colors. */
const dark = {
  canvas: '#0b0f17',
  sunken: '#070a10',
  surface: '#121927',
  raised: '#1a2335',
  /** Background under the pointer. */
  hover: '#243047',
  line: '#243047',
  lineTop: '#43557a',
  /** Edges that users must see: inputs, quiet controls. */
  lineStrong: '#7387ae',
  /** Background of text fields. */
  field: '#070a10',
  text: '#e9eef8',
  muted: '#a7b4cb',
  grass: '#62d26f',
  grassHover: '#7fe08a',
  grassInk: '#06210c',
  amber: '#ffb84d',
  amberInk: '#2a1800',
  ember: '#ff7a59',
  crimson: '#ff7590',
  diamond: '#55dcec',
  gold: '#ffd75e',
  lapis: '#86a8ff',
  amethyst: '#c79bff',
  danger: '#ff7070',
  focus: '#8fd0ff',
  /** Light and dark edge of a block that can be pressed. */
  bevelLight: '#ffffff4d',
  bevelDark: '#04060a59',
  /** Overlay behind dialogs. */
  shade: '#04060acc',
  /** Pixels in the sky behind page titles. */
  star: '#a7b4cb73',
};
export type Palette = typeof dark;
export type PaletteColor = keyof Palette;

const light: Palette = {
  canvas: '#f7f1e3',
  sunken: '#f3ead6',
  surface: '#fffaf0',
  raised: '#fffdf8',
  hover: '#f3ead6',
  line: '#d8c9a8',
  lineTop: '#eee4cd',
  lineStrong: '#8a7a56',
  field: '#ffffff',
  text: '#1c2431',
  muted: '#4d5869',
  grass: '#166529',
  grassHover: '#0f4f1e',
  grassInk: '#ffffff',
  amber: '#8a5200',
  amberInk: '#fff8ec',
  ember: '#a8330f',
  crimson: '#b01436',
  diamond: '#0a6575',
  gold: '#775500',
  lapis: '#2a4fb5',
  amethyst: '#7134b4',
  danger: '#ab1f1f',
  focus: '#0a5aa8',
  bevelLight: '#ffffff4d',
  bevelDark: '#26281c4d',
  shade: '#1c2431b3',
  star: '#b99b6280',
};

export const usualPalettes = { dark, light };
/** Colors that may be translucent. */
export const TRANSLUCENT: readonly PaletteColor[] = ['bevelLight', 'bevelDark', 'shade', 'star'];
