import { pages } from '#network/pages';
import { createClosers } from '../../../local/closers';
import { serveOutsidePictures } from '../../../test/support/fakes/outside-pictures';
import { median } from '../median';
import { serveSite } from '../served-site';
import { type Marks, type Paint, type Reading, readPage } from './reading';

const ROUNDS = 5;
const PERFORMANCE = ['performance'];
const ALL = [...PERFORMANCE, 'accessibility', 'best-practices', 'seo'];

export interface PaintOfRoute {
  path: string;
  /** Medians. */
  page: Paint;
  /** The same page without its scripts. */
  floor: Paint;
  marks: Marks;
}

export interface FirstPaint {
  rounds: number;
  routes: PaintOfRoute[];
}

const medians = (readings: readonly Reading[]): Paint => {
  const of = (figure: keyof Paint) => median(readings.map(({ paint }) => paint[figure]));
  return {
    score: of('score'),
    largestPaint: of('largestPaint'),
    blocking: of('blocking'),
    shift: of('shift'),
  };
};

const measure = async (site: string, path: string, browserArgs: readonly string[]): Promise<PaintOfRoute> => {
  const url = `${site}${path}`;
  const readings: Record<'page' | 'floor', Reading[]> = { page: [], floor: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    // One reading of the other marks is enough: they do not vary.
    const categories = round === 0 ? ALL : PERFORMANCE;
    readings.page.push(await readPage({ url, blockedUrlPatterns: [], categories, browserArgs }));
    readings.floor.push(
      await readPage({ url, blockedUrlPatterns: ['*.js'], categories: PERFORMANCE, browserArgs }),
    );
  }
  const [first] = readings.page;
  if (!first) throw new Error(`Nothing was read of ${path}`);
  return { path, page: medians(readings.page), floor: medians(readings.floor), marks: first.marks };
};

/** Lighthouse's reading of each public page, in turns with the same page without its scripts. */
export const benchFirstPaint = async ({ pages: wanted }: { pages: string[] | null }): Promise<FirstPaint> => {
  const paths = wanted ?? Object.values(pages).map(({ path }) => path);
  const closers = createClosers();
  try {
    const pictures = await serveOutsidePictures();
    closers.add(() => pictures.close());
    const site = await serveSite();
    closers.add(() => site.close());
    const routes: PaintOfRoute[] = [];
    for (const [index, path] of paths.entries()) {
      console.log(`  ${path} (${String(index + 1)} of ${String(paths.length)})`);
      routes.push(await measure(site.product, path, pictures.args));
    }
    return { rounds: ROUNDS, routes };
  } finally {
    await closers.closeAll();
  }
};
