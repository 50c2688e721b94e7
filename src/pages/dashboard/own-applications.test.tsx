import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { applicationStates, ownApplications } from '#messages/applications/own';
import { API_PATHS } from '@/contract/paths';
import { guidelinesRead } from '@/features/applications/application-slice';
import { ownApplicationsApi } from '@/features/applications/own-applications/own-applications-api';
import { positionTitle } from '@/lib/positions';
import { apiUrl, TOKEN } from '../../../test/support/browser/render-account';
import { application, startDashboard } from '../../../test/support/browser/render-dashboard';

const { network, open } = startDashboard();

describe('applications on the dashboard', () => {
  it('shows what the account has applied for, with state and note as text', async () => {
    await open([application, { ...application, id: 'other', position: 'Beekeeper', state: 'new', note: '' }]);
    const list = within(await screen.findByRole('list', { name: ownApplications.title }));
    const [first, second] = list.getAllByRole('listitem');
    for (const text of [
      positionTitle('Moderator'),
      applicationStates.accepted.label,
      `${ownApplications.sentLabel} May 25, 2025`,
      ownApplications.noteTitle,
      '<b>See you</b>',
    ])
      expect(first).toHaveTextContent(text);
    expect(second).toHaveTextContent(applicationStates.new.label);
    expect(second).toHaveTextContent('Beekeeper');
    expect(second).not.toHaveTextContent(ownApplications.noteTitle);
  });

  it('begins with what was sent, and goes on with how to apply', async () => {
    await open([application]);
    await screen.findByRole('list', { name: ownApplications.title });
    expect(screen.getByRole('region', { name: ownApplications.dashboard.title })).toHaveTextContent(
      new RegExp(`${ownApplications.title}.+${ownApplications.guidelines.unread}`),
    );
  });

  it('takes back an application after asking, and has it no more', async () => {
    const { withdraw } = ownApplications;
    const other = { ...application, id: 'b4cc289e-8bf9-4888-9912-ace4e6543003', position: 'Architect' };
    const { user } = await open([application, other]);
    const tokens: (string | null)[] = [];
    network.use(
      http.delete(apiUrl(API_PATHS.application), ({ request, params }) => {
        tokens.push(`${String(params['id'])} ${request.headers.get('Authorization') ?? ''}`);
        return new Response(null, { status: 204 });
      }),
    );
    const list = within(await screen.findByRole('list', { name: ownApplications.title }));
    await user.click(list.getAllByRole('button', { name: withdraw.label })[0] as HTMLElement);
    const dialog = within(
      screen.getByRole('dialog', { name: withdraw.question(positionTitle('Moderator')) }),
    );
    await user.click(dialog.getByRole('button', { name: withdraw.label }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    expect(tokens).toEqual([`${application.id} Bearer ${TOKEN}`]);
    expect(screen.getByRole('region', { name: ownApplications.dashboard.title })).toHaveFocus();
  });

  it('says nothing of applications while there are none', async () => {
    const { store } = await open();
    const answer = ownApplicationsApi.endpoints.getOwnApplications.select(undefined);
    await waitFor(() => expect(answer(store.getState()).isSuccess).toBe(true));
    expect(screen.queryByText(ownApplications.title)).toBeNull();
  });

  it('says whether the guidelines were read, and leads to the next step', async () => {
    const { store } = await open();
    const card = within(screen.getByRole('region', { name: ownApplications.dashboard.title }));
    expect(card.getByRole('link')).toHaveAttribute('href', '/apply/guidelines');
    act(() => void store.dispatch(guidelinesRead()));
    expect(card.getByText((text) => text.startsWith(ownApplications.guidelines.read))).toBeVisible();
    expect(card.getByRole('link')).toHaveAttribute('href', '/apply/form');
  });
});
