import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { applicationsDesk, deskStates } from '#messages/applications/desk';
import { APPLICATION_DESK_PATHS } from '@/contract/application-desk';
import { startApiServer } from '../../../../../test/support/browser/api-server';
import {
  address,
  line,
  names,
  openDesk,
  prepareDesk,
  settle,
  shownState,
} from '../../../../../test/support/browser/application-desk';
import { anApplication, serveApplications } from '../../../../../test/support/browser/application-service';
import { hold } from '../../../../../test/support/browser/held-call';
import { apiUrl, refuse } from '../../../../../test/support/browser/render-account';

const network = startApiServer();
prepareDesk();

describe('states', () => {
  it('change at once, in the list too', async () => {
    const all = [anApplication(1)];
    serveApplications(network, all);
    const held = hold(network, 'patch', APPLICATION_DESK_PATHS.application);
    const { user } = await openDesk('?id=application-1');
    await user.click(await screen.findByRole('button', { name: deskStates.in_review }));
    await waitFor(() => expect(shownState()).toBe(deskStates.in_review));
    expect(await line('player_1')).toHaveTextContent(deskStates.in_review);
    await waitFor(() => expect(held.bodies).toEqual([{ state: 'in_review' }]));
    held.release(
      settle(all, anApplication(1, { state: 'in_review', updatedAt: '2025-05-26T12:00:00.000Z' })),
    );
    await screen.findByText('May 26, 2025', { exact: false });
    expect(shownState()).toBe(deskStates.in_review);
  });

  it('go back to what they were when the server refuses', async () => {
    serveApplications(network, [anApplication(1, { state: 'rejected' })]);
    const held = hold(network, 'patch', APPLICATION_DESK_PATHS.application);
    const { user } = await openDesk('?id=application-1');
    await user.click(await screen.findByRole('button', { name: 'New' }));
    await waitFor(() => expect(shownState()).toBe('New'));
    held.release(refuse('conflict', { message: 'The applicant has another open application.' }));
    expect(await screen.findByText('The applicant has another open application.')).toBeVisible();
    await waitFor(() => expect(shownState()).toBe('Rejected'));
    expect(await line('player_1')).toHaveTextContent('Rejected');
  });

  it('a decision asks first, and sends the note with it', async () => {
    const all = [anApplication(1, { state: 'in_review' })];
    serveApplications(network, all);
    const held = hold(network, 'patch', APPLICATION_DESK_PATHS.application);
    const { user } = await openDesk('?id=application-1');
    await user.click(await screen.findByRole('button', { name: 'Accepted' }));
    const dialog = within(
      screen.getByRole('dialog', { name: applicationsDesk.decision.accepted.title('player_1') }),
    );
    expect(shownState()).toBe(deskStates.in_review);
    await user.type(
      dialog.getByRole('textbox', { name: new RegExp(applicationsDesk.note.title) }),
      'Welcome!',
    );
    await user.click(dialog.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(held.bodies).toEqual([{ state: 'accepted', note: 'Welcome!' }]));
    held.release(settle(all, anApplication(1, { state: 'accepted', note: 'Welcome!' })));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(shownState()).toBe('Accepted');
    expect(screen.getByText('Welcome!')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Accepted' })).toHaveFocus();
  });

  it('a decision that is refused is undone, with what was typed kept', async () => {
    serveApplications(network, [anApplication(1)]);
    const held = hold(network, 'patch', APPLICATION_DESK_PATHS.application);
    const { user } = await openDesk('?id=application-1');
    await user.click(await screen.findByRole('button', { name: 'Rejected' }));
    await user.type(
      screen.getByRole('textbox', { name: new RegExp(applicationsDesk.note.title) }),
      'Not now',
    );
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(shownState()).toBe('Rejected'));
    held.release(refuse('unavailable'));
    expect(await screen.findByText(applicationsDesk.note.failureTitle)).toBeVisible();
    expect(screen.getByRole('textbox', { name: new RegExp(applicationsDesk.note.title) })).toHaveValue(
      'Not now',
    );
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(shownState()).toBe('New'));
    expect(screen.getByText(applicationsDesk.note.none)).toBeVisible();
  });

  it('a note can be written and taken back without deciding', async () => {
    const all = [anApplication(1, { note: 'We read it.' })];
    serveApplications(network, all);
    const held = hold(network, 'patch', APPLICATION_DESK_PATHS.application);
    const { user } = await openDesk('?id=application-1');
    await user.click(await screen.findByRole('button', { name: applicationsDesk.note.edit }));
    await user.clear(screen.getByRole('textbox', { name: new RegExp(applicationsDesk.note.title) }));
    await user.click(screen.getByRole('button', { name: applicationsDesk.note.submit }));
    await waitFor(() => expect(held.bodies).toEqual([{ note: '' }]));
    held.release(settle(all, anApplication(1)));
    expect(await screen.findByRole('button', { name: applicationsDesk.note.write })).toBeVisible();
  });
});

describe('deleting', () => {
  const remove = async () => {
    const view = await openDesk('?id=application-2');
    await view.user.click(await screen.findByRole('button', { name: applicationsDesk.deletion.label }));
    const dialog = within(
      screen.getByRole('dialog', { name: applicationsDesk.deletion.named.question('player_2') }),
    );
    expect(dialog.getByText(applicationsDesk.deletion.text)).toBeVisible();
    await view.user.click(dialog.getByRole('button', { name: applicationsDesk.deletion.label }));
    return view;
  };

  it('asks first, then closes the application and takes it from the list at once', async () => {
    serveApplications(network, [anApplication(2), anApplication(1)]);
    const held = hold(network, 'delete', APPLICATION_DESK_PATHS.application);
    await remove();
    await waitFor(async () => expect(await names()).toEqual(['player_1']));
    expect(address()).toBe('');
    expect(screen.queryByRole('button', { name: /new application/ })).not.toBeInTheDocument();
    held.release(new Response(null, { status: 204 }));
    expect(await screen.findByText(applicationsDesk.deletion.named.done('player_2'))).toBeVisible();
    expect(screen.getByText(applicationsDesk.list.count(1, false))).toHaveFocus();
  });

  it('puts it back where it stood when the server refuses', async () => {
    serveApplications(network, [anApplication(2), anApplication(1)]);
    const held = hold(network, 'delete', APPLICATION_DESK_PATHS.application);
    await remove();
    held.release(refuse('unavailable'));
    expect(await screen.findByText(applicationsDesk.deletion.named.failureTitle('player_2'))).toBeVisible();
    await waitFor(async () => expect(await names()).toEqual(['player_2', 'player_1']));
  });

  it('shows it no more, not even when a part of the list that was on its way comes after it', async () => {
    let arrive: (older: Response) => void = () => undefined;
    const older = new Promise<Response>((resolve) => (arrive = resolve));
    serveApplications(network, [anApplication(2), anApplication(1)]);
    network.use(
      http.get(apiUrl(APPLICATION_DESK_PATHS.applications), ({ request }) =>
        request.url.includes('cursor=')
          ? older
          : Response.json({ applications: [anApplication(2), anApplication(1)], nextCursor: 'older' }),
      ),
    );
    const held = hold(network, 'delete', APPLICATION_DESK_PATHS.application);
    await remove();
    await waitFor(async () => expect(await names()).toEqual(['player_1']));
    arrive(Response.json({ applications: [anApplication(0)], nextCursor: null }));
    await line('player_0');
    expect(await names()).toEqual(['player_1', 'player_0']);
    held.release(new Response(null, { status: 204 }));
    expect(await screen.findByText(applicationsDesk.deletion.named.done('player_2'))).toBeVisible();
    expect(await names()).toEqual(['player_1', 'player_0']);
  });
});
