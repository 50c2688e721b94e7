import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { contentRefusals } from '#messages/content-refusals';
import { usage as texts } from '#messages/usage';
import { SAVINGS_PATH, type Savings as SavingsFields } from '@/contract/savings';
import { USAGE_PATH, type UsageResponse } from '@/contract/usage';
import { startApiServer } from '../../../test/support/browser/api-server';
import { alex, apiUrl, refuse, renderSignedIn } from '../../../test/support/browser/render-account';
import { clearToasts } from '../../../test/support/browser/toasts';
import { Usage } from './usage';

const { savings: saving } = texts;
const network = startApiServer();
clearToasts();

const NO: SavingsFields = { film: false, polls: false, heartbeats: false, bySite: [], version: null };
const used = {
  ...{ endsAt: '2026-12-01T00:00:00.000Z', commands: 1_234, calls: 77, credits: 3.14, bytes: null },
  ...{ requests: 4_321, sent: 2_340_000_000, savings: NO },
};
const show = async (differences: Partial<UsageResponse> = {}) => {
  network.use(http.get(apiUrl(USAGE_PATH), () => Response.json({ ...used, ...differences })));
  await renderSignedIn(<Usage />, alex);
  await screen.findByText('77');
};

it('says what was used of what the plans hold, and whose counts these are', async () => {
  await show();
  expect(screen.getByText('1,234')).toBeVisible();
  expect(screen.getByText(texts.of('500,000'))).toBeVisible();
  expect(screen.getByText('3.1')).toBeVisible();
  expect(screen.getByText('4,321')).toBeVisible();
  expect(screen.getByText('2.34')).toBeVisible();
  expect(screen.getByText(texts.unknown)).toBeVisible();
  expect(screen.getByText(texts.note)).toBeVisible();
});

it.each([
  [399_999, null, ''],
  [400_000, 'status', '80'],
  [474_999, 'status', '95'],
  [475_000, 'alert', '95'],
] as const)('of %i commands it warns as %s', async (commands, role, percent) => {
  await show({ commands });
  const title = texts.alert(texts.commands, percent);
  if (role === null) expect(screen.queryByText(/free plan is used/)).toBeNull();
  else {
    const alert = screen.getByText(title).closest(`[role="${role}"]`);
    expect(alert).toHaveTextContent(texts.saveCommands);
    expect(alert).toHaveTextContent(texts.until('December 1, 2026'));
  }
});

it('warns of credits and of data as well', async () => {
  await show({ credits: 290, bytes: 230 * 1_048_576 });
  expect(screen.getByText(texts.saveCredits, { exact: false })).toBeVisible();
  expect(screen.getByText(texts.saveData, { exact: false })).toBeVisible();
});

it('offers what the site can do without from 80 % of a plan on, and does it at a press', async () => {
  await show();
  expect(screen.queryByText(saving.title)).toBeNull();
  cleanup();

  const asked: unknown[] = [];
  await show({ credits: 240 });
  network.use(
    http.put(apiUrl(SAVINGS_PATH), async ({ request }) => {
      asked.push(await request.json());
      const savings = { ...NO, film: true, version: 1 };
      network.use(http.get(apiUrl(USAGE_PATH), () => Response.json({ ...used, credits: 240, savings })));
      return Response.json({ savings });
    }),
  );
  const { film } = saving.parts;
  await userEvent.click(screen.getByRole('button', { name: film.turn(true) }));
  expect(await screen.findByRole('button', { name: film.turn(false) })).toBeVisible();
  expect(await screen.findByText(film.done(true))).toBeInTheDocument();
  expect(asked).toEqual([{ film: true, polls: false, heartbeats: false }]);
});

it('says what the site has done by itself, for as long as it is so', async () => {
  await show({ savings: { film: true, polls: true, heartbeats: false, bySite: ['polls'], version: 3 } });
  expect(screen.getByText(saving.bySite)).toBeVisible();
  expect(screen.getAllByText(saving.ofSite)).toHaveLength(1);
});

it('says that somebody else was faster, and shows what they have chosen', async () => {
  await show({ commands: 490_000 });
  network.use(
    http.put(apiUrl(SAVINGS_PATH), () => refuse('conflict', { message: contentRefusals.changed.savings })),
  );
  await userEvent.click(screen.getByRole('button', { name: saving.parts.polls.turn(true) }));
  expect(await screen.findByText(contentRefusals.changed.savings)).toBeInTheDocument();
});

it('says that the counts cannot be had', async () => {
  network.use(http.get(apiUrl(USAGE_PATH), () => refuse('unavailable')));
  await renderSignedIn(<Usage />, alex);
  expect(await screen.findByText(texts.failed)).toBeVisible();
});
