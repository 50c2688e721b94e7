import { screen } from '@testing-library/react';
import { http } from 'msw';
import { usage as texts } from '#messages/usage';
import { USAGE_PATH } from '@/contract/usage';
import { startApiServer } from '../../../test/support/browser/api-server';
import { alex, apiUrl, refuse, renderSignedIn } from '../../../test/support/browser/render-account';
import { Usage } from './usage';

const network = startApiServer();

const used = { endsAt: '2026-12-01T00:00:00.000Z', commands: 1_234, calls: 77, credits: 3.14, bytes: null };
const show = async (differences: Partial<Record<keyof typeof used, number>> = {}) => {
  network.use(http.get(apiUrl(USAGE_PATH), () => Response.json({ ...used, ...differences })));
  await renderSignedIn(<Usage />, alex);
  await screen.findByText('77');
};

it('says what was used of what the plans hold, and whose counts these are', async () => {
  await show();
  expect(screen.getByText('1,234')).toBeVisible();
  expect(screen.getByText(texts.of('500,000'))).toBeVisible();
  expect(screen.getByText('3.1')).toBeVisible();
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

it('says that the counts cannot be had', async () => {
  network.use(http.get(apiUrl(USAGE_PATH), () => refuse('unavailable')));
  await renderSignedIn(<Usage />, alex);
  expect(await screen.findByText(texts.failed)).toBeVisible();
});
