import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { applicationsDesk } from '#messages/applications/desk';
import { APPLICATION_DESK_PATHS } from '@/contract/application-desk';
import { startApiServer } from '../../../../../test/support/browser/api-server';
import { openDesk, prepareDesk, settle } from '../../../../../test/support/browser/application-desk';
import {
  anApplication,
  sentAnnouncement,
  serveApplications,
} from '../../../../../test/support/browser/application-service';
import { hold } from '../../../../../test/support/browser/held-call';
import { apiUrl, refuse } from '../../../../../test/support/browser/render-account';
import { questionOf } from '../../../../../test/support/fixtures/applications';

const network = startApiServer();
prepareDesk();

describe('an application', () => {
  it('shows every answer under its question, as text with its line breaks', async () => {
    const long = questionOf('Architect', ({ kind }) => kind === 'long');
    const answers: Record<string, string> = {
      ign: 'player_1',
      [long.id]: '<b>ten</b>\n<script>alert(1)</script>',
      favouriteBlock: 'Dirt',
    };
    serveApplications(network, [anApplication(1, { answers })]);
    const { container } = await openDesk('?id=application-1');
    const answer = await screen.findByText(/<b>ten<\/b>/);
    expect(answer.textContent).toBe(answers[long.id]);
    expect(answer).toHaveStyle({ 'white-space': 'pre-wrap' });
    expect(answer.closest('div')).toHaveTextContent(long.label);
    expect(screen.getByText('Dirt').closest('div')).toHaveTextContent('favouriteBlock');
    expect(container.querySelector('script, b')).toBeNull();
  });

  it('for a position that the network has given up shows its answers by their names', async () => {
    const answers = { favouriteFlower: 'Poppy' };
    serveApplications(network, [anApplication(1, { position: 'Beekeeper', answers })]);
    await openDesk('?id=application-1');
    expect((await screen.findByText('Poppy')).closest('div')).toHaveTextContent('favouriteFlower');
  });

  it('says who applied, from which account', async () => {
    const applicant = { id: '1', username: 'steve' };
    serveApplications(network, [anApplication(1, { applicant })]);
    await openDesk('?id=application-1');
    expect((await screen.findByText(applicationsDesk.facts.account)).parentElement).toHaveTextContent(
      'steve',
    );
    expect(screen.getByText(applicationsDesk.facts.chat).parentElement).toHaveTextContent('player.1');
  });

  it('names no chat account where the position asks for none', async () => {
    serveApplications(network, [anApplication(1, { discord: '' })]);
    await openDesk('?id=application-1');
    expect(await screen.findByText(applicationsDesk.facts.account)).toBeVisible();
    expect(screen.queryByText(applicationsDesk.facts.chat)).toBeNull();
  });

  it('that was deleted meanwhile is said not to be here', async () => {
    serveApplications(network, []);
    await openDesk('?id=application-9');
    expect(await screen.findByText(applicationsDesk.pane.missing.title)).toBeVisible();
  });

  it('that could not be loaded is asked for again on request', async () => {
    serveApplications(network, [anApplication(1)]);
    network.use(http.get(apiUrl(APPLICATION_DESK_PATHS.application), () => refuse('unavailable')));
    const { user } = await openDesk('?id=application-1');
    const alert = await screen.findByRole('alert');
    serveApplications(network, [anApplication(1)]);
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'player_1' })).toBeVisible();
  });
});

describe('the announcement', () => {
  const dead = {
    ...sentAnnouncement,
    state: 'dead',
    sentParts: 1,
    parts: 3,
    attempts: 40,
    reason: 'The chat refused the message',
  } as const;

  it('that waits says why, and when it is tried again', async () => {
    const waiting = { ...dead, state: 'waiting', attempts: 2, nextAttemptAt: '2025-05-25T12:30:00' } as const;
    serveApplications(network, [anApplication(1, { announcement: waiting })]);
    await openDesk('?id=application-1');
    expect(await screen.findByRole('group', { name: 'Announcement' })).toHaveTextContent(
      'The chat refused the message. 2 failed attempts, 1 of 3 messages posted. Next attempt: May 25, 2025, 12:30.',
    );
  });

  it('that was given up is sent again on request, and shows so at once', async () => {
    const all = [anApplication(1, { announcement: dead })];
    serveApplications(network, all);
    const held = hold(network, 'post', APPLICATION_DESK_PATHS.applicationResend);
    const { user } = await openDesk('?id=application-1');
    const announcement = await screen.findByRole('group', { name: 'Announcement' });
    expect(announcement).toHaveTextContent('The chat refused the message. 1 of 3 messages posted.');
    await user.click(within(announcement).getByRole('button', { name: 'Resend' }));
    await waitFor(() => expect(announcement).toHaveTextContent(applicationsDesk.announcement.states.waiting));
    expect(announcement).toHaveFocus();
    held.release(settle(all, anApplication(1), 202));
    await waitFor(() => expect(announcement).toHaveTextContent(applicationsDesk.announcement.sent));
  });

  it('stays given up when the server refuses', async () => {
    serveApplications(network, [anApplication(1, { announcement: dead })]);
    const held = hold(network, 'post', APPLICATION_DESK_PATHS.applicationResend);
    const { user } = await openDesk('?id=application-1');
    await user.click(await screen.findByRole('button', { name: 'Resend' }));
    held.release(refuse('unavailable'));
    expect(await screen.findByText(applicationsDesk.announcement.failureTitle)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Resend' })).toBeVisible();
  });
});

describe('comments', () => {
  it('say who wrote them, show at once, and are taken back when the server refuses', async () => {
    const author = { id: '9', username: 'notch' };
    const comments = [{ id: '1', at: '2025-05-25T12:00:00', author, text: 'Good\nbuilds' }];
    serveApplications(network, [anApplication(1, { comments })]);
    const held = hold(network, 'post', APPLICATION_DESK_PATHS.applicationComments);
    const { user } = await openDesk('?id=application-1');
    const thread = await screen.findByRole('list', { name: 'Comments' });
    expect(thread).toHaveTextContent('notch, May 25, 2025, 12:00');
    await user.type(screen.getByLabelText('Comment'), ' I <i>agree</i> ');
    await user.click(screen.getByRole('button', { name: applicationsDesk.comments.submit }));
    await waitFor(() => expect(within(thread).getAllByRole('listitem')).toHaveLength(2));
    expect(within(thread).getAllByRole('listitem')[1]).toHaveTextContent(/^alex, .*I <i>agree<\/i>$/);
    expect(held.bodies).toEqual([{ text: 'I <i>agree</i>' }]);
    held.release(refuse('conflict', { message: 'This application has too many comments.' }));
    expect(await screen.findByText('This application has too many comments.')).toBeVisible();
    await waitFor(() => expect(within(thread).getAllByRole('listitem')).toHaveLength(1));
    expect(screen.getByLabelText('Comment')).toHaveValue(' I <i>agree</i> ');
  });

  it('need words', async () => {
    serveApplications(network, [anApplication(1)]);
    const { user } = await openDesk('?id=application-1');
    await user.click(await screen.findByRole('button', { name: applicationsDesk.comments.submit }));
    expect(await screen.findByText('Comment is required')).toBeVisible();
  });
});
