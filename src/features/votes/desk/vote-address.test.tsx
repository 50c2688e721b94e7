import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { useLocation } from 'react-router-dom';
import { voteDesk } from '#messages/vote-desk';
import { VOTE_DESK_PATHS } from '@/contract/vote-desk';
import { startApiServer } from '../../../../test/support/browser/api-server';
import { alex, apiUrl, renderSignedIn } from '../../../../test/support/browser/render-account';
import { Ledger } from './ledger';
import { Rewards } from './rewards';

const network = startApiServer();
beforeEach(() => localStorage.clear());

const Address = () => <output>{useLocation().search}</output>;

const open = async (search: string) => {
  const asked: string[] = [];
  const noting =
    (body: object) =>
    ({ request }: { request: Request }) => {
      asked.push(new URL(request.url).search);
      return Response.json({ ...body, nextCursor: null });
    };
  network.use(
    http.get(apiUrl(VOTE_DESK_PATHS.rewards), noting({ rewards: [] })),
    http.get(apiUrl(VOTE_DESK_PATHS.ledger), noting({ votes: [] })),
  );
  const desk = (
    <>
      <Rewards />
      <Ledger />
      <Address />
    </>
  );
  return { ...(await renderSignedIn(desk, alex, `/admin/votes${search}`)), asked };
};
const stateTab = (state: keyof typeof voteDesk.rewards.states) =>
  screen.getByRole('tab', { name: voteDesk.rewards.states[state].label });

it('opens with the state of rewards and the player of its address', async () => {
  const { asked } = await open('?rewards=failed&player=steve');
  expect(stateTab('failed')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('searchbox')).toHaveValue('steve');
  await waitFor(() => expect(asked.toSorted()).toEqual(['?q=steve', '?state=failed']));
});

it('ignores a state that there is not', async () => {
  await open('?rewards=cheese');
  expect(stateTab('uncertain')).toHaveAttribute('aria-selected', 'true');
});

it('keeps both in its address', async () => {
  const { user } = await open('');
  await user.click(stateTab('failed'));
  await user.type(screen.getByRole('searchbox'), 'alex');
  expect(await screen.findByText('?rewards=failed&player=alex')).toBeInTheDocument();
});
