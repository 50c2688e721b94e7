import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { admin } from '#messages/admin';
import { applicationsDesk } from '#messages/applications/desk';
import { APPLICATION_DESK_PATHS } from '@/contract/application-desk';
import { startApiServer } from '../../../../test/support/browser/api-server';
import {
  address,
  line,
  names,
  openDesk,
  prepareDesk,
} from '../../../../test/support/browser/application-desk';
import {
  anApplication,
  sentAnnouncement,
  serveApplications,
} from '../../../../test/support/browser/application-service';
import { apiUrl, refuse } from '../../../../test/support/browser/render-account';

const network = startApiServer();
prepareDesk();

describe('the list', () => {
  it('is filtered by position, state and announcement, all of them in the address', async () => {
    const staff = anApplication(3, { position: 'Moderator', state: 'accepted' });
    const asked = serveApplications(network, [staff, anApplication(2), anApplication(1)]);
    const { user } = await openDesk();
    expect(await names()).toEqual(['player_3', 'player_2']);
    await user.selectOptions(screen.getByLabelText('Position'), 'Moderator');
    await waitFor(async () => expect(await names()).toEqual(['player_3']));
    await user.selectOptions(screen.getByLabelText('State'), 'Accepted');
    await user.selectOptions(screen.getByLabelText('Announcement'), 'Announced');
    expect(address()).toBe('?position=Moderator&state=accepted&announcement=sent');
    await waitFor(() =>
      expect(asked.at(-1)?.toString()).toBe('position=Moderator&state=accepted&announcement=sent'),
    );
    await user.click(screen.getByRole('button', { name: 'Browser back' }));
    await user.click(screen.getByRole('button', { name: 'Browser back' }));
    expect(screen.getByLabelText('State')).toHaveDisplayValue('All');
    expect(screen.getByLabelText('Position')).toHaveDisplayValue('Moderator');
  });

  it('opens as an address says, and ignores a value that it does not know', async () => {
    serveApplications(network, [anApplication(2, { state: 'rejected' }), anApplication(1)]);
    await openDesk('?state=rejected&position=King&id=application-2');
    expect(await names()).toEqual(['player_2']);
    expect(await screen.findByRole('heading', { name: 'player_2' })).toBeVisible();
    expect(await line('player_2')).toHaveAttribute('aria-current', 'true');
  });

  it('says when nothing fits the filters, and leads out of them', async () => {
    serveApplications(network, [anApplication(1)]);
    const { user } = await openDesk('?state=rejected');
    await user.click(await screen.findByRole('link', { name: applicationsDesk.list.noneFound.all }));
    expect(await names()).toEqual(['player_1']);
  });

  it('brings older ones on request', async () => {
    serveApplications(network, [anApplication(3), anApplication(2), anApplication(1)]);
    const { user } = await openDesk();
    await user.click(await screen.findByRole('button', { name: admin.moreLabel }));
    await waitFor(async () => expect(await names()).toEqual(['player_3', 'player_2', 'player_1']));
  });

  it('says why it could not be loaded, and offers to retry', async () => {
    network.use(
      http.get(apiUrl(APPLICATION_DESK_PATHS.applications), () => refuse('unavailable', { retryAfter: 10 })),
    );
    const { user } = await openDesk();
    expect(await screen.findByRole('alert')).toHaveTextContent('try again in 10 seconds');
    serveApplications(network, [anApplication(1)]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await names()).toEqual(['player_1']);
  });

  it('refuses an answer of another shape than the contract says', async () => {
    const odd = { ...anApplication(1), state: 'crowned' };
    network.use(
      http.get(apiUrl(APPLICATION_DESK_PATHS.applications), () =>
        Response.json({ applications: [odd], nextCursor: null }),
      ),
    );
    await openDesk();
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  });

  it('shows which announcements need somebody', async () => {
    const dead = { ...sentAnnouncement, state: 'dead', sentParts: 0, reason: 'Refused' } as const;
    serveApplications(network, [anApplication(2, { announcement: dead }), anApplication(1)]);
    await openDesk();
    expect(await line('player_2')).toHaveTextContent(applicationsDesk.announcement.states.dead);
    expect(await line('player_1')).not.toHaveTextContent('Announced');
  });
});

describe('the keyboard', () => {
  it('goes along to the application that is opened, on with J and K, and back to its line', async () => {
    serveApplications(network, [anApplication(3), anApplication(2), anApplication(1)]);
    const { user } = await openDesk();
    (await line('player_3')).focus();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(address()).toBe('?id=application-2');
    expect(await screen.findByRole('group', { name: 'player_2' })).toHaveFocus();
    await user.keyboard('k');
    expect(await screen.findByRole('group', { name: 'player_3' })).toHaveFocus();
    await user.keyboard('jj');
    // The second page loads automatically.
    expect(await screen.findByRole('group', { name: 'player_1' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    await user.click(screen.getByRole('link', { name: applicationsDesk.pane.back }));
    expect(await line('player_1')).toHaveFocus();
  });

  it('types a J where one is typed', async () => {
    serveApplications(network, [anApplication(2), anApplication(1)]);
    const { user } = await openDesk('?id=application-2');
    await user.type(await screen.findByLabelText('Comment'), 'jk');
    expect(screen.getByLabelText('Comment')).toHaveValue('jk');
    fireEvent.keyDown(screen.getByRole('button', { name: 'Next' }), { key: 'j', ctrlKey: true });
    expect(address()).toBe('?id=application-2');
  });
});
