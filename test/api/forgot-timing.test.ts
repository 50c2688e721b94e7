import { areaUnderCurve } from '../../tools/bench/figures';
import { setUpMailSite } from '../support/server/mail-site';

/** Addresses per kind; `npm run test:faults` uses more. */
const COUNT = Number(process.env['FAULT_ADDRESSES'] ?? 250);
/** Four standard deviations of the area under the curve for two equal samples of this size (Mann-Whitney). */
const TOLERANCE = 4 / Math.sqrt(6 * COUNT);
const LIMIT_MS = 180_000;

const mail = setUpMailSite();

/** Background work of earlier responses. */
const left: Promise<unknown>[] = [];

/**
 * Milliseconds until the response. Background work continues meanwhile, as for a caller that immediately sends the next request.
 */
async function timeOf(email: string): Promise<number> {
  const began = performance.now();
  const { status, background } = await mail.site.call('POST /api/auth/password/forgot', { body: { email } });
  const time = performance.now() - began;
  left.push(background);
  expect(status).toBe(202);
  return time;
}

test(
  'the time until the response does not tell whether an account has the address',
  async () => {
    for (let n = 0; n < COUNT; n += 1) await mail.site.add(`known${String(n)}`);
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let n = 0; n < COUNT; n += 1) {
      const kinds = ['known', 'unknown'] as const;
      for (const kind of Math.random() < 0.5 ? kinds : kinds.toReversed()) {
        times[kind].push(await timeOf(`${kind}${String(n)}@example.org`));
      }
    }
    await Promise.all(left);
    const area = areaUnderCurve(times.known, times.unknown);
    expect(Math.abs(area - 0.5)).toBeLessThan(TOLERANCE);
  },
  LIMIT_MS,
);
