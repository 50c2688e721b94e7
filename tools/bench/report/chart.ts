export interface BarChart {
  title: string;
  /** Where the bars end, and where lines stand. */
  max: number;
  ticks: readonly number[];
  /** One for each bar of a group, in this order. */
  series: readonly string[];
  /** Without a bar where a value is null. */
  groups: readonly { label: string; values: readonly (number | null)[] }[];
}

export interface ChartColours {
  text: string;
  lines: string;
  /** In the order of the series. */
  bars: readonly string[];
}

/** For GitHub's backgrounds, which show through. */
export const CHART_COLOURS: Record<'light' | 'dark', ChartColours> = {
  light: { text: '#1f2328', lines: '#d1d9e0', bars: ['#bc4c00', '#1a7f37', '#818b98'] },
  dark: { text: '#f0f6fc', lines: '#3d444d', bars: ['#f0883e', '#3fb950', '#656c76'] },
};

const LABELS = 160;
const BARS = 500;
const VALUES = 60;
const BAR = 12;
const GAP = 14;
const HEAD = 76;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const text = (x: number, y: number, content: string, more = '') =>
  `<text x="${String(x)}" y="${String(y)}"${more}>${escape(content)}</text>`;

/** Grouped horizontal bars as an SVG file, with a value behind each bar. */
export const barChart = ({ title, max, ticks, series, groups }: BarChart, colours: ChartColours): string => {
  const scale = (value: number) => Math.round((value / max) * BARS);
  const drawn: string[] = [];
  let y = HEAD;
  for (const { label, values } of groups) {
    const shown = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
    const middle = y + (shown.length * BAR) / 2 + 4;
    drawn.push(text(LABELS - 10, middle, label, ' text-anchor="end"'));
    for (const { value, index } of shown) {
      const colour = colours.bars[index] ?? colours.text;
      drawn.push(
        `<rect x="${String(LABELS)}" y="${String(y)}" width="${String(scale(value))}" height="${String(BAR - 2)}" fill="${colour}"/>`,
        text(LABELS + scale(value) + 6, y + BAR - 3, String(value), ' font-size="10"'),
      );
      y += BAR;
    }
    y += GAP;
  }
  const [width, height] = [LABELS + BARS + VALUES, y];
  const lines = ticks.flatMap((tick) => {
    const x = String(LABELS + scale(tick));
    return [
      `<path d="M${x} ${String(HEAD - 8)}V${String(height - GAP + 4)}" stroke="${colours.lines}"/>`,
      text(Number(x), HEAD - 14, String(tick), ' text-anchor="middle" font-size="10"'),
    ];
  });
  const legend = series.flatMap((name, index) => {
    const x = LABELS + index * 150;
    const colour = colours.bars[index] ?? colours.text;
    return [
      `<rect x="${String(x)}" y="30" width="12" height="12" fill="${colour}"/>`,
      text(x + 18, 40, name),
    ];
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}" width="${String(width)}" height="${String(height)}" role="img" font-family="system-ui, sans-serif" font-size="12" fill="${colours.text}">
<title>${escape(title)}</title>
${[text(LABELS, 16, title, ' font-size="14" font-weight="600"'), ...legend, ...lines, ...drawn].join('\n')}
</svg>
`;
};
