import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import type uPlot from 'uplot';
import { rangeTexts, historyTexts, kindTexts } from '#messages/server-history';
import type { ServerId } from '@/contract/network/servers';
import { API_PATHS } from '@/contract/paths';
import { HISTORY_RANGES, type HistoryPoint, type HistoryRange } from '@/contract/status-history';
import { perServer } from '@/lib/servers';
import { startApiServer } from '../../../../test/support/browser/api-server';
import { renderWithProviders } from '../../../../test/support/browser/render';
import { apiUrl } from '../../../../test/support/browser/render-account';
import {
  OTHER_SERVER,
  ENTRANCE_SERVER,
  SERVER_IDS,
  servers,
} from '../../../../test/support/fixtures/tracked-servers';
import { PlayerHistory } from './history-card';

interface Drawn {
  options: uPlot.Options;
  data: uPlot.AlignedData;
}
const mockDrawn: Drawn[] = [];
/** jsdom has no canvas, so this mock only records its arguments. */
jest.mock('uplot', () => ({
  __esModule: true,
  default: class {
    constructor(options: uPlot.Options, data: uPlot.AlignedData) {
      mockDrawn.push({ options, data });
    }
    destroy = () => undefined;
    setSize = () => undefined;
    redraw = () => undefined;
  },
}));

const network = startApiServer();
const HOUR = 3_600_000;
const START = Date.parse('2025-05-20T10:00:00Z');

const pointAfter = (hours: number, entrance: number | null): HistoryPoint<ServerId> => ({
  at: new Date(START + hours * HOUR).toISOString(),
  players: { ...perServer(() => null), [ENTRANCE_SERVER]: entrance, [OTHER_SERVER]: 10 },
});

/** The entrance's column in the chart; the first column is the time. */
const COLUMN = 1 + SERVER_IDS.indexOf(ENTRANCE_SERVER);

/** Number of lines after which patterns repeat. */
const PATTERNS = 4;

/** Figures of each server, in order. */
const figuresOf = ({ entrance, other, rest }: Record<'entrance' | 'other' | 'rest', string>) =>
  Object.values({ ...perServer(() => rest), [ENTRANCE_SERVER]: entrance, [OTHER_SERVER]: other });

const serveHistory = (points: HistoryPoint<ServerId>[] | 'down' | 'nonsense') => {
  const service = { points, asked: [] as (string | null)[] };
  network.use(
    http.get(apiUrl(API_PATHS.statusHistory), ({ request }) => {
      const range = new URL(request.url).searchParams.get('range');
      service.asked.push(range);
      if (service.points === 'down') return new Response(null, { status: 503 });
      return Response.json({
        range,
        points: service.points === 'nonsense' ? [{ at: 'now' }] : service.points,
      });
    }),
  );
  return service;
};

/** An observer that reports nothing by itself. */
const Unseeing = window.IntersectionObserver;
let scrollNear: () => void;
beforeEach(() => {
  mockDrawn.length = 0;
  window.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
    const observer = new Unseeing(callback);
    const entry = { isIntersecting: true } as IntersectionObserverEntry;
    scrollNear = () => act(() => callback([entry], observer));
    return observer;
  });
});

const open = () => {
  const view = renderWithProviders(<PlayerHistory />);
  scrollNear();
  return view;
};
const cells = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent);

it('asks for nothing until it is about to be seen', async () => {
  const service = serveHistory([]);
  renderWithProviders(<PlayerHistory />);
  expect(screen.getByRole('heading', { name: kindTexts.players.title })).toBeVisible();
  await act(() => Promise.resolve());
  expect(service.asked).toEqual([]);
  scrollNear();
  await waitFor(() => expect(service.asked).toEqual(['24h']));
});

it('draws a line for each server, each with a pattern of its own, and breaks them where runs are missing', async () => {
  serveHistory([pointAfter(0, 4), pointAfter(3, 6)]);
  open();
  await waitFor(() => expect(mockDrawn).not.toHaveLength(0));
  const [drawn] = mockDrawn;
  expect(drawn?.data).toHaveLength(1 + SERVER_IDS.length);
  expect(drawn?.data[COLUMN]).toEqual([4, null, 6]);
  const dashes = drawn?.options.series.slice(1).map(({ dash }) => String(dash));
  expect(new Set(dashes?.slice(0, PATTERNS)).size).toBe(Math.min(PATTERNS, SERVER_IDS.length));
});

it('tells the latest figures beside the names of the lines, and those of the moment under the pointer', async () => {
  serveHistory([pointAfter(0, 4), pointAfter(0.08, 6)]);
  open();
  const legend = within(await screen.findByRole('region', { name: kindTexts.players.title }));
  await waitFor(() =>
    expect(legend.getAllByRole('definition').map((one) => one.textContent)).toEqual(
      figuresOf({ entrance: '6', other: '10', rest: '–' }),
    ),
  );
  await waitFor(() => expect(mockDrawn).not.toHaveLength(0));
  const hook = mockDrawn.at(-1)?.options.hooks?.setCursor?.[0];
  act(() => hook?.({ cursor: { idx: 0 } } as uPlot));
  expect(legend.getAllByRole('definition')[COLUMN - 1]).toHaveTextContent('4');
  act(() => hook?.({ cursor: { idx: null } } as uPlot));
  expect(legend.getAllByRole('definition')[COLUMN - 1]).toHaveTextContent('6');
});

it('has the same figures as a table, newest first', async () => {
  serveHistory([pointAfter(0, 4), pointAfter(0.5, 9), pointAfter(1, null)]);
  const { user } = open();
  await user.click(await screen.findByText(historyTexts.tableLabel));
  const [head, ...rows] = within(
    screen.getByRole('table', { name: kindTexts.players.caption.hour }),
  ).getAllByRole('row');
  expect(head && cells(head)).toEqual(['Time', ...Object.values(servers).map(({ group }) => group)]);
  expect(rows.map((row) => cells(row).slice(1))).toEqual([
    figuresOf({ entrance: kindTexts.players.missing, other: '10', rest: kindTexts.players.missing }),
    figuresOf({ entrance: '9', other: '10', rest: kindTexts.players.missing }),
  ]);
  expect(rows[0] && cells(rows[0])[0]).toMatch(/^May 20, 2025, \d\d:00$/);
});

it('goes back as far as is chosen, by keyboard too', async () => {
  const service = serveHistory([pointAfter(0, 4)]);
  const { user } = open();
  const ranges = within(screen.getByRole('group', { name: historyTexts.ranges })).getAllByRole('button');
  expect(ranges.map(({ textContent }) => textContent)).toEqual([
    rangeTexts['24h'].short,
    rangeTexts['7d'].short,
    rangeTexts['90d'].short,
  ]);
  for (const range of ranges) {
    range.focus();
    await user.keyboard('{Enter}');
    expect(range).toHaveAttribute('aria-pressed', 'true');
    await screen.findByText(historyTexts.tableLabel);
  }
  expect(new Set(service.asked)).toEqual(new Set<HistoryRange>(HISTORY_RANGES));
});

it('draws the highest figure of each day over 90 days', async () => {
  serveHistory([pointAfter(0, 4), pointAfter(1, 8), pointAfter(25, 3)]);
  const { user } = open();
  await user.click(screen.getByRole('button', { name: rangeTexts['90d'].short }));
  await waitFor(() => expect(mockDrawn.at(-1)?.data[COLUMN]).toEqual([8, 3]));
});

describe('the ticks per second', () => {
  const measured = (hours: number, tps: number): HistoryPoint<ServerId> => ({
    ...pointAfter(hours, 4),
    performance: { ...perServer(() => null), [ENTRANCE_SERVER]: { tps, mspt: 40 } },
  });
  const choose = async ({ user }: ReturnType<typeof open>) => {
    screen.getByRole('button', { name: 'TPS' }).focus();
    await user.keyboard('{Enter}');
  };

  it('are drawn when they are chosen, with gaps where nobody measured, and are in the table', async () => {
    serveHistory([measured(0, 19.94), measured(0.05, 12.5), pointAfter(0.1, 4)]);
    const view = open();
    await choose(view);
    await waitFor(() => expect(mockDrawn.at(-1)?.data[COLUMN]).toEqual([19.94, 12.5, null]));
    const region = within(screen.getByRole('region', { name: kindTexts.tps.title }));
    expect(region.getByRole('img')).toHaveAccessibleName(
      /ticks per second of each server over the last 24 hours/,
    );
    await view.user.click(region.getByText(historyTexts.tableLabel));
    const [, row] = within(screen.getByRole('table', { name: kindTexts.tps.caption.hour })).getAllByRole(
      'row',
    );
    expect(row && cells(row).slice(1)).toEqual(
      figuresOf({ entrance: '12.5', other: kindTexts.tps.missing, rest: kindTexts.tps.missing }),
    );
  });

  it('are not drawn where nobody measured any', async () => {
    serveHistory([pointAfter(0, 4)]);
    await choose(open());
    expect(await screen.findByText(historyTexts.unmeasured.title)).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });
});

it('says when history has not begun', async () => {
  serveHistory([]);
  open();
  expect(await screen.findByText(historyTexts.empty.title)).toBeVisible();
});

it.each(['down', 'nonsense'] as const)(
  'says when it could not be loaded (%s), and retries',
  async (fault) => {
    const service = serveHistory(fault);
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent(historyTexts.failure);
    service.points = [pointAfter(0, 4)];
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(historyTexts.tableLabel)).toBeVisible();
  },
);
