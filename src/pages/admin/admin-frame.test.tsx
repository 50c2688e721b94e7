import { act, screen, within } from '@testing-library/react';
import { http } from 'msw';
import { admin } from '#messages/admin';
import { pages, privatePages } from '#network/pages';
import { APPLICATION_DESK_PATHS } from '@/contract/application-desk';
import { type Desk, DESKS } from '@/contract/desks';
import { OVERVIEW_PATH } from '@/contract/overview';
import type { Role } from '@/contract/users';
import { applicationApi } from '@/features/applications/desk/application-api';
import { startApiServer } from '../../../test/support/browser/api-server';
import { anApplication } from '../../../test/support/browser/application-service';
import { serveCsrf } from '../../../test/support/browser/csrf-service';
import { alex, apiUrl, refuse, renderSignedIn } from '../../../test/support/browser/render-account';
import { aNetwork } from '../../../test/support/fixtures/a-network';
import { AdminFrame } from './admin-frame';

const network = startApiServer();
serveCsrf(network);
const { nav } = admin;

const counts = {
  users: 1,
  admins: 1,
  messages: 9,
  openMessages: 4,
  openApplications: 7,
  applicationsOfStrangers: { open: 1, mostOpen: 1_000, today: 1, mostOnDay: 600 },
};
/** Serves the figures, and returns how often they were requested. */
const serveCounts = (openApplications = 7) => {
  const calls = { count: 0 };
  network.use(
    http.get(apiUrl(OVERVIEW_PATH), () => {
      calls.count += 1;
      return Response.json({ ...counts, openApplications });
    }),
  );
  return calls;
};
const openFrame = (role: Role) =>
  renderSignedIn(
    <AdminFrame role={role} here="adminContent">
      <p>The desk</p>
    </AdminFrame>,
    { ...alex, role },
  );
const sidebar = () => {
  const [first] = screen.getAllByRole('navigation', { name: nav.label, hidden: true });
  return within(first ?? document.body);
};
const ways = () =>
  sidebar()
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'));
const pathsOf = (isShown: (desk: Desk) => boolean) => [
  privatePages.admin.path,
  ...Object.values(DESKS)
    .filter(isShown)
    .map(({ path }) => path),
  pages.home.path,
];

describe('the sidebar', () => {
  it('has all desks for an admin, the overview before them and the site after them', async () => {
    serveCounts();
    await openFrame('admin');
    expect(ways()).toEqual(pathsOf(() => true));
  });

  it.each(['reviewer', 'editor'] as const)('has for a %s those of the role', async (role) => {
    serveCounts();
    await openFrame(role);
    expect(ways()).toEqual(pathsOf(({ roles }) => roles.includes(role)));
  });

  it('has those of the subjects that there are', async () => {
    serveCounts();
    const subjects = Object.values(DESKS).flatMap(({ subject }) => subject ?? []);
    aNetwork(Object.fromEntries(subjects.map((subject) => [subject, undefined])));
    await openFrame('admin');
    expect(ways()).toEqual(pathsOf(({ subject }) => subject === undefined));
  });

  it('marks the current desk alone', async () => {
    serveCounts();
    await openFrame('admin');
    const marked = sidebar()
      .getAllByRole('link', { hidden: true })
      .filter((link) => link.hasAttribute('aria-current'));
    expect(marked.map((link) => link.textContent)).toEqual([privatePages.adminContent.title]);
  });

  it('counts what waits, by one call', async () => {
    const calls = serveCounts();
    await openFrame('reviewer');
    const link = await sidebar().findByText('7');
    expect(link.closest('a')).toHaveTextContent(`${privatePages.adminApplications.title}7 ${nav.waiting}`);
    const messages = sidebar().getByText('4').closest('a');
    expect(messages).toHaveTextContent(`${privatePages.adminMessages.title}4 ${nav.waiting}`);
    expect(calls.count).toBe(1);
  });

  it('says nothing where nothing waits, and where the figures cannot be had', async () => {
    network.use(http.get(apiUrl(OVERVIEW_PATH), () => refuse('unavailable')));
    await openFrame('reviewer');
    expect(screen.queryByText(nav.waiting, { exact: false })).toBeNull();
  });

  it('asks for no figures for an editor, who may not see them', async () => {
    const calls = serveCounts();
    await openFrame('editor');
    expect(calls.count).toBe(0);
  });
});

test('a decision has the number of what waits counted again', async () => {
  const calls = serveCounts();
  const { store } = await openFrame('reviewer');
  await sidebar().findByText('7');
  serveCounts(6);
  const application = anApplication(1);
  network.use(
    http.patch(apiUrl(APPLICATION_DESK_PATHS.application), () =>
      Response.json({ application: { ...application, state: 'accepted' } }),
    ),
  );
  const decide = applicationApi.endpoints.changeApplication.initiate;
  await act(() => store.dispatch(decide({ application, changes: { state: 'accepted' } })));
  expect(await sidebar().findByText('6')).toBeInTheDocument();
  expect(calls.count).toBe(1);
});

test('the drawer has the same links, and closes on a choice', async () => {
  serveCounts();
  const { user } = await openFrame('editor');
  await user.click(screen.getByRole('button', { name: nav.label, hidden: true }));
  const drawer = within(screen.getByRole('dialog', { name: nav.label, hidden: true }));
  const links = drawer.getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(ways());
  await user.click(drawer.getByText(privatePages.adminContent.title));
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});
