import { act, screen } from '@testing-library/react';
import { http } from 'msw';
import { applicationsDesk } from '#messages/applications/desk';
import { APPLICATION_DESK_PATHS } from '@/contract/application-desk';
import { startApiServer } from '../../../../test/support/browser/api-server';
import {
  line,
  names,
  openDesk,
  prepareDesk,
  shownState,
} from '../../../../test/support/browser/application-desk';
import {
  anApplication,
  sentAnnouncement,
  serveApplications,
} from '../../../../test/support/browser/application-service';
import { HALF_A_MINUTE, pass, withFakeClock } from '../../../../test/support/browser/fake-timers';
import { apiUrl, refuse } from '../../../../test/support/browser/render-account';

const network = startApiServer();
prepareDesk();
withFakeClock();

it('new applications appear by themselves within half a minute', async () => {
  const all = [anApplication(2), anApplication(1)];
  serveApplications(network, all);
  await openDesk();
  expect(await names()).toEqual(['player_2', 'player_1']);
  all.unshift(anApplication(3));
  await pass(HALF_A_MINUTE);
  expect(await line('player_3')).toBeVisible();
  expect(screen.queryByRole('button', { name: /new application/ })).not.toBeInTheDocument();
});

it.each([
  ['an application is read', '?id=application-1', false],
  ['the list has the focus', '', true],
])('while %s they are announced, and move no line until they are asked for', async (_, search, hasFocus) => {
  const all = [anApplication(2), anApplication(1)];
  serveApplications(network, all);
  await openDesk(search);
  expect(await names()).toEqual(['player_2', 'player_1']);
  const first = await line('player_1');
  if (hasFocus) act(() => first.focus());
  all.unshift(anApplication(4), anApplication(3));
  await pass(HALF_A_MINUTE);
  const button = await screen.findByRole('button', { name: applicationsDesk.list.waiting(2), hidden: true });
  expect(button.parentElement).toHaveAttribute('role', 'status');
  expect(await names()).toEqual(['player_2', 'player_1']);
  act(() => button.click());
  expect(await line('player_4')).toBeInTheDocument();
  expect(await names()).toEqual(['player_4', 'player_3']);
  expect(screen.queryByRole('button', { name: /new application/ })).not.toBeInTheDocument();
});

it('the first application appears in an empty list by itself', async () => {
  const all: ReturnType<typeof anApplication>[] = [];
  serveApplications(network, all);
  await openDesk();
  await screen.findByText(applicationsDesk.list.none.title);
  all.push(anApplication(1));
  await pass(HALF_A_MINUTE);
  expect(await line('player_1')).toBeVisible();
});

it('what others did to an application shows within half a minute, in the list and where it is read', async () => {
  const waiting = { ...sentAnnouncement, state: 'waiting', reason: 'Refused' } as const;
  const all = [anApplication(2), anApplication(1, { announcement: waiting })];
  serveApplications(network, all);
  await openDesk('?id=application-1');
  await screen.findByRole('heading', { name: 'player_1' });
  all.splice(
    0,
    2,
    anApplication(2, { state: 'rejected', updatedAt: '2025-05-26T12:00:00.000Z' }),
    anApplication(1),
  );
  await pass(HALF_A_MINUTE);
  expect(await screen.findByText(applicationsDesk.announcement.sent)).toBeVisible();
  expect(await line('player_2')).toHaveTextContent('Rejected');
  expect(shownState()).toBe('New');
});

it('the list stays while new ones cannot be looked for, and says so', async () => {
  serveApplications(network, [anApplication(1)]);
  await openDesk();
  expect(await names()).toEqual(['player_1']);
  network.use(http.get(apiUrl(APPLICATION_DESK_PATHS.applications), () => refuse('unavailable')));
  await pass(HALF_A_MINUTE);
  expect(await screen.findByText(new RegExp(applicationsDesk.list.behind))).toBeVisible();
  expect(await names()).toEqual(['player_1']);
});

it('an announcement that is on its way is followed closely', async () => {
  const all = [anApplication(1, { announcement: { ...sentAnnouncement, state: 'waiting' } })];
  serveApplications(network, all);
  await openDesk('?id=application-1');
  expect(await screen.findByText(applicationsDesk.announcement.underWay)).toBeVisible();
  all.splice(0, 1, anApplication(1));
  await pass(5_000);
  expect(await screen.findByText(applicationsDesk.announcement.sent)).toBeVisible();
});
