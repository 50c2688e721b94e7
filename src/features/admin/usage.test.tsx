import { screen } from '@testing-library/react';
import { http } from 'msw';
import { ADMIN_PATHS } from '@/contract/admin-paths';
import { usage as words } from '@/messages/en/usage';
import { startApiServer } from '../../../test/support/browser/api-server';
import { alex, apiUrl, refuse, renderSignedIn } from '../../../test/support/browser/render-account';
import { Usage } from './usage';

const network = startApiServer();

const used = { endsAt: '2026-12-01T00:00:00.000Z', commands: 1_234, calls: 77, credits: 3.14, bytes: null };
const show = async (differences: Partial<Record<keyof typeof used, number>> = {}) => {
  network.use(http.get(apiUrl(ADMIN_PATHS.usage), () => Response.json({ ...used, ...differences })));
  await renderSignedIn(<Usage />, alex);
  await screen.findByText('77');
};

it('says what was used of what the plans hold, and whose counts these are', async () => {
  await show();
  expect(screen.getByText('1,234')).toBeVisible();
  expect(screen.getByText(words.of('500,000'))).toBeVisible();
  expect(screen.getByText('3.1')).toBeVisible();
  expect(screen.getByText(words.unknown)).toBeVisible();
  expect(screen.getByText(words.note)).toBeVisible();
});

it.each([
  [399_999, null, ''],
  [400_000, 'status', '80'],
  [474_999, 'status', '95'],
  [475_000, 'alert', '95'],
] as const)('of %i commands it warns as %s', async (commands, role, percent) => {
  await show({ commands });
  const title = words.alert(words.commands, percent);
  if (role === null) expect(screen.queryByText(/free plan is used/)).toBeNull();
  else {
    const alert = screen.getByText(title).closest(`[role="${role}"]`);
    expect(alert).toHaveTextContent(words.saveCommands);
    expect(alert).toHaveTextContent(words.until('December 1, 2026'));
  }
});

it('warns of credits and of data as well', async () => {
  await show({ credits: 290, bytes: 230 * 1_048_576 });
  expect(screen.getByText(words.saveCredits, { exact: false })).toBeVisible();
  expect(screen.getByText(words.saveData, { exact: false })).toBeVisible();
});

it('says that the counts cannot be had', async () => {
  network.use(http.get(apiUrl(ADMIN_PATHS.usage), () => refuse('unavailable')));
  await renderSignedIn(<Usage />, alex);
  expect(await screen.findByText(words.failed)).toBeVisible();
});
