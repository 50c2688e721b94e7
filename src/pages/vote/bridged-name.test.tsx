import { screen, waitFor } from '@testing-library/react';
import { voteBridge } from '#messages/vote-bridge';
import { identity } from '#network/identity';
import { voteSites } from '#network/voting';
import { startApiServer } from '../../../test/support/browser/api-server';
import { serveCsrf } from '../../../test/support/browser/csrf-service';
import { withFakeClock } from '../../../test/support/browser/fake-timers';
import { steve } from '../../../test/support/browser/render-account';
import {
  card,
  openVotes,
  rememberVoter,
  serveTab,
  voterRegion,
} from '../../../test/support/browser/render-votes';
import { serveBridge } from '../../../test/support/browser/vote-service';

const [first, second] = voteSites;
if (!first || !second) throw new Error('Sites are promised');
const { voter: voterTexts } = voteBridge;

const network = startApiServer();
serveCsrf(network);
withFakeClock();
beforeEach(() => localStorage.clear());

const vote = (site: { name: string }) => card(site).getByRole('button');
const field = () => screen.getByLabelText(voterTexts.label);

describe('the player’s name', () => {
  it('is asked for in the card of the first vote, which goes on by itself once it was given', async () => {
    const service = serveBridge(network);
    const tab = serveTab();
    const { user } = await openVotes();
    await user.click(vote(first));
    expect(window.open).not.toHaveBeenCalled();
    expect(card(first).getByLabelText(voterTexts.label)).toHaveFocus();
    expect(voterRegion().getByText(voterTexts.follows)).toBeVisible();
    expect(field()).toHaveAccessibleDescription(voterTexts.missing);
    await user.type(field(), 'not a name');
    await user.click(vote(first));
    expect(field()).toHaveAccessibleDescription(voterTexts.invalid);
    await user.clear(field());
    await user.type(field(), '.Alex_2{Enter}');
    expect(window.open).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalled());
    expect(service.sent('/ticket')).toEqual([{ site: first.id }]);
    expect(voterRegion().getByText('.Alex_2')).toBeVisible();
    expect(screen.queryByLabelText(voterTexts.label)).toBeNull();
    await waitFor(() => expect(vote(first)).toHaveFocus());
  });

  it('is asked for where the visitor last pressed, and no more once that is given up', async () => {
    serveBridge(network);
    serveTab();
    const { user } = await openVotes();
    await user.click(vote(first));
    await user.type(field(), 'Al');
    await user.clear(field());
    await user.click(vote(second));
    expect(card(second).getByLabelText(voterTexts.label)).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(vote(second)).toHaveFocus();
    expect(voterRegion().getByLabelText(voterTexts.label)).toHaveValue('');
    expect(window.open).not.toHaveBeenCalled();
  });

  it.each([
    ['*TestGamer', '*', 'kept', '*TestGamer'],
    ['-Test_Gamer', '-', 'kept', '-Test_Gamer'],
    ['.Test Gamer', '.', 'kept', '.Test Gamer'],
    ['.Test Gamer', '.', 'underscores', '.Test_Gamer'],
    ['BE_Sixteen_Letters_', 'BE_', 'kept', 'BE_Sixteen_Letters_'],
  ] as const)(
    'may be %s where Bedrock names have the prefix %s and spaces %s',
    async (written, prefix, spaces, name) => {
      jest.replaceProperty(identity, 'bedrock', { prefix, spaces });
      const service = serveBridge(network);
      const { user } = await openVotes();
      await user.type(field(), `${written}{Enter}`);
      expect(voterRegion().getByText(name)).toBeVisible();
      await waitFor(() => expect(service.calls.at(-1)?.path).toBe(`/votes/${name}`));
      jest.restoreAllMocks();
    },
  );

  it('is kept, can be changed, and stays when the change is given up', async () => {
    const service = serveBridge(network);
    const { user, unmount } = await openVotes();
    await user.type(field(), 'Steve{Enter}');
    const change = screen.getByRole('button', { name: voterTexts.changeLabel });
    expect(change).toHaveFocus();
    unmount();

    await openVotes();
    await user.click(await screen.findByRole('button', { name: voterTexts.changeLabel }));
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('Steve');
    await user.clear(field());
    await user.type(field(), 'Alex{Escape}');
    expect(screen.getByRole('button', { name: voterTexts.changeLabel })).toHaveFocus();
    expect(voterRegion().getByText('Steve')).toBeVisible();
    await user.keyboard('{Enter}');
    await user.clear(field());
    await user.type(field(), 'Alex{Enter}');
    expect(voterRegion().getByText('Alex')).toBeVisible();
    await waitFor(() => expect(service.calls.at(-1)?.path).toBe('/votes/Alex'));
  });

  it('is the linked player’s where signed in, which the dashboard changes', async () => {
    rememberVoter('Somebody');
    const service = serveBridge(network);
    await openVotes({ ...steve, player: 'Steve' });
    expect(voterRegion().getByText('Steve')).toBeVisible();
    expect(voterRegion().getByText(voterTexts.linked)).toBeVisible();
    expect(screen.getByRole('link', { name: voterTexts.dashboardLabel })).toHaveAttribute(
      'href',
      '/user/dashboard',
    );
    expect(screen.queryByLabelText(voterTexts.label)).toBeNull();
    expect(new Set(service.calls.map(({ path }) => path))).toEqual(new Set(['/votes/Steve']));
  });
});
