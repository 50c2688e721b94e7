/** @jest-environment jsdom */
import { barChart, CHART_COLOURS } from './chart';

const chart = {
  title: 'Scores of <all>',
  max: 100,
  ticks: [0, 50, 100],
  series: ['before', 'now'],
  groups: [
    { label: '/', values: [68, 100] },
    { label: '/rules', values: [null, 50] },
  ],
};
const draw = (colours = CHART_COLOURS.light) =>
  new DOMParser().parseFromString(barChart(chart, colours), 'image/svg+xml');

const bars = (drawing: Document, colour: string) =>
  [...drawing.querySelectorAll(`rect[fill="${colour}"]:not([width="12"])`)].map((bar) =>
    Number(bar.getAttribute('width')),
  );

test('is a drawing with a title, and a label and a value for each bar', () => {
  const drawing = draw();
  expect(drawing.querySelector('parsererror')).toBeNull();
  expect(drawing.querySelector('title')?.textContent).toBe(chart.title);
  const words = [...drawing.querySelectorAll('text')].map(({ textContent }) => textContent);
  for (const word of ['before', 'now', '/', '/rules', '68', '100', '50']) expect(words).toContain(word);
});

test('bars are as long as their values, and there is none where nothing is known', () => {
  const [before = '', now = ''] = CHART_COLOURS.light.bars;
  expect(bars(draw(), before)).toHaveLength(1);
  const [whole = 0, half = 0] = bars(draw(), now);
  expect(half).toBe(whole / 2);
});

test('nothing lies below or beside the drawing', () => {
  const drawing = draw().documentElement;
  const [, , width = 0, height = 0] = (drawing.getAttribute('viewBox') ?? '').split(' ').map(Number);
  for (const bar of drawing.querySelectorAll('rect')) {
    const [x, y, wide, high] = ['x', 'y', 'width', 'height'].map((name) => Number(bar.getAttribute(name)));
    expect((x ?? 0) + (wide ?? 0)).toBeLessThanOrEqual(width);
    expect((y ?? 0) + (high ?? 0)).toBeLessThanOrEqual(height);
  }
});

test('has colours of its own for a dark page', () => {
  expect(draw(CHART_COLOURS.dark).documentElement.getAttribute('fill')).toBe(CHART_COLOURS.dark.text);
});
