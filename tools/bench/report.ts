import type { Measurement, Row } from './results';

/** Documents with marked places for tables. Their texts are written by hand. */
export const DOCUMENTS = ['docs/BENCHMARKS.md', 'docs/COSTS.md'];

/** A place for a bench's table, or without a table for when and where the bench was measured. */
export const PLACE = /<!-- bench ([\w-]+)(?: ([^>]+?))? -->\n[\s\S]*?<!-- end -->/g;

const shown = (value: string | number | null = null): string => {
  if (value === null) return '–';
  return typeof value === 'string' ? value : value.toLocaleString('en', { maximumFractionDigits: 3 });
};

/** Returns a Markdown table. All columns but the first hold figures, and are aligned right. */
export const table = (rows: readonly Row[]): string => {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = columns.map((_, index) => (index === 0 ? '---' : '---:'));
  const cells = rows.map((row) => line(columns.map((column) => shown(row[column]))));
  return [line(columns), line(rule), ...cells].join('\n');
};

const about = ({ measuredOn, commit, machine }: Measurement): string => {
  const { processor, cores, memory, system, node, chromium, lighthouse } = machine;
  const programs = `Node ${node}, Chromium ${chromium}, Lighthouse ${lighthouse}`;
  return `_Measured on ${measuredOn}, commit \`${commit}\`: ${processor}, ${String(cores)} cores, ${String(memory)} GB, ${system}, ${programs}._`;
};

/** Fills the places of a document. A bench or a table without a measurement is named with the command that measures it. */
export const fill = (document: string, kept: Readonly<Record<string, Measurement | null>>): string =>
  document.replace(PLACE, (_place, bench: string, name?: string) => {
    const measurement = kept[bench];
    const rows = name === undefined ? undefined : measurement?.tables[name];
    const content = measurement && name === undefined ? about(measurement) : rows && table(rows);
    const mark = name === undefined ? bench : `${bench} ${name}`;
    return `<!-- bench ${mark} -->\n\n${content ?? `Not measured yet: \`npm run bench -- ${bench}\`.`}\n\n<!-- end -->`;
  });
