import { pages } from '#network/pages';
import { isPageAt } from '@/lib/pages';
import { createClosers } from '../../../local/closers';
import { serveOutsidePictures } from '../../../test/support/fakes/outside-pictures';
import { median, round } from '../figures';
import { type Row, type Tables } from '../results';
import { serveSite } from '../served-site';
import { type Paint, type Reading, readPage } from './reading';

const ROUNDS = 5;
const PERFORMANCE = ['performance'];
const ALL = [...PERFORMANCE, 'accessibility', 'best-practices', 'seo'];

const medians = (readings: readonly Reading[]): Paint => {
  const of = (figure: keyof Paint) => median(readings.map(({ paint }) => paint[figure]));
  return {
    score: of('score'),
    largestPaint: of('largestPaint'),
    blocking: of('blocking'),
    shift: of('shift'),
  };
};

const measure = async (site: string, path: string, browserArgs: readonly string[]) => {
  const url = `${site}${path}`;
  const readings: Record<'page' | 'floor', Reading[]> = { page: [], floor: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    // One reading of the other scores is enough: they do not vary.
    const categories = round === 0 ? ALL : PERFORMANCE;
    readings.page.push(await readPage({ url, blockedUrlPatterns: [], categories, browserArgs }));
    readings.floor.push(
      await readPage({ url, blockedUrlPatterns: ['*.js'], categories: PERFORMANCE, browserArgs }),
    );
  }
  const [first] = readings.page;
  if (!first) throw new Error(`Nothing was read of ${path}`);
  const [page, floor, name] = [medians(readings.page), medians(readings.floor), `\`${path}\``];
  const { accessibility, bestPractices, seo, faults } = first.marks;
  const scores: Row = {
    page: name,
    performance: page.score,
    'without scripts': floor.score,
    accessibility,
    'best practices': bestPractices,
    SEO: seo,
    ...(faults.length > 0 && { 'what cost points': faults.join('; ') }),
  };
  const times: Row = {
    page: name,
    'largest paint, s': round(page.largestPaint / 1_000, 2),
    'without scripts, s': round(floor.largestPaint / 1_000, 2),
    ratio: round(page.largestPaint / floor.largestPaint, 2),
    'blocking time, ms': round(page.blocking),
    'layout shift': round(page.shift, 3),
  };
  return { scores, times };
};

/** Measures each public page with Lighthouse, alternating with the same page without its scripts. */
export const benchFirstPaint = async ({ pages: wanted }: { pages: string[] | null }): Promise<Tables> => {
  const paths =
    wanted ??
    Object.values(pages)
      .map(({ path }) => path)
      .filter(isPageAt);
  const closers = createClosers();
  try {
    const pictures = await serveOutsidePictures();
    closers.add(() => pictures.close());
    const site = await serveSite();
    closers.add(() => site.close());
    const routes: { scores: Row; times: Row }[] = [];
    for (const [index, path] of paths.entries()) {
      console.log(`  ${path} (${String(index + 1)} of ${String(paths.length)})`);
      routes.push(await measure(site.product, path, pictures.args));
    }
    return { scores: routes.map(({ scores }) => scores), times: routes.map(({ times }) => times) };
  } finally {
    await closers.closeAll();
  }
};
