/** A table of Markdown; all columns but the first hold figures, which stand on the right. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join(
    '\n',
  );
};

/** Stands where there is no figure. */
export const NONE = '–';

export const code = (text: string): string => `\`${text}\``;

/** 12345 as 12,345. */
export const count = (value: number): string => value.toLocaleString('en');

export const milliseconds = (value: number, digits = 0): string =>
  `${value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })} ms`;

export const seconds = (value: number): string => `${(value / 1_000).toFixed(2)} s`;

/** Of bytes. */
export const kilobytes = (value: number): string => `${(value / 1_000).toFixed(1)} kB`;

export const ratio = (value: number, floor: number): string => (value / floor).toFixed(2);
