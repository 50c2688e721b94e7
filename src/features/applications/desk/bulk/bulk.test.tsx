import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { applicationsDesk } from '#messages/applications/desk';
import { APPLICATION_DESK_PATHS, type ApplicationDetail } from '@/contract/application-desk';
import { startApiServer } from '../../../../../test/support/browser/api-server';
import { names, openDesk, prepareDesk } from '../../../../../test/support/browser/application-desk';
import { anApplication, serveApplications } from '../../../../../test/support/browser/application-service';
import { apiUrl, refuse } from '../../../../../test/support/browser/render-account';

const network = startApiServer();
prepareDesk();

/** Opens the desk with these applications and selects all but those in `but`. */
const choose = async (all: ApplicationDetail[], but: string[] = []) => {
  serveApplications(network, all);
  const { user } = await openDesk();
  await user.click(await screen.findByRole('button', { name: applicationsDesk.list.choose }));
  const bar = within(screen.getByRole('group', { name: applicationsDesk.bulk.label }));
  expect(screen.getByRole('group', { name: applicationsDesk.bulk.label })).toHaveFocus();
  await user.click(bar.getByRole('button', { name: applicationsDesk.bulk.all(all.length) }));
  for (const ign of but) await user.click(screen.getByRole('checkbox', { name: new RegExp(ign) }));
  return { user, bar };
};

it('rejects those that are chosen and not decided yet, after asking', async () => {
  const rejected: unknown[] = [];
  const all = [anApplication(2), anApplication(1, { state: 'accepted' })];
  const { user, bar } = await choose(all);
  network.use(
    http.patch(apiUrl(APPLICATION_DESK_PATHS.application), async ({ request, params }) => {
      rejected.push([params['id'], await request.json()]);
      return Response.json({ application: { ...anApplication(2), state: 'rejected' } });
    }),
  );
  expect(bar.getByText(applicationsDesk.bulk.chosen(2))).toBeVisible();
  await user.click(bar.getByRole('button', { name: 'Reject' }));
  const dialog = within(
    screen.getByRole('dialog', { name: applicationsDesk.bulk.actions.reject.question(1) }),
  );
  expect(rejected).toEqual([]);
  await user.click(
    dialog.getByRole('button', { name: applicationsDesk.bulk.actions.reject.confirmLabel(1) }),
  );
  expect(await screen.findByText(applicationsDesk.bulk.actions.reject.done(1))).toBeVisible();
  expect(rejected).toEqual([['application-2', { state: 'rejected' }]]);
});

it('deletes one after another, shows how far it has come, and stops when it is told to', async () => {
  const { user, bar } = await choose([anApplication(2), anApplication(1)]);
  const answers: (() => void)[] = [];
  network.use(
    http.delete(
      apiUrl(APPLICATION_DESK_PATHS.application),
      () =>
        new Promise<Response>((resolve) => {
          answers.push(() => resolve(new Response(null, { status: 204 })));
        }),
    ),
  );
  await user.click(bar.getByRole('button', { name: 'Delete' }));
  await user.click(
    screen.getByRole('button', { name: applicationsDesk.bulk.actions.delete.confirmLabel(2) }),
  );
  expect(
    await bar.findByText(applicationsDesk.bulk.progress(applicationsDesk.bulk.actions.delete.doing, 0, 2)),
  ).toBeVisible();
  expect(bar.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  await waitFor(() => expect(answers).toHaveLength(1));
  await user.click(bar.getByRole('button', { name: 'Stop' }));
  answers[0]?.();
  expect(await screen.findByText(applicationsDesk.bulk.actions.delete.done(1))).toBeVisible();
  expect(answers).toHaveLength(1);
  await user.click(bar.getByRole('button', { name: 'Done' }));
  expect(await names()).toEqual(['player_1']);
});

it('goes no further than a refusal, says why, and keeps what was done', async () => {
  const { user, bar } = await choose([anApplication(2), anApplication(1)]);
  let calls = 0;
  network.use(
    http.delete(apiUrl(APPLICATION_DESK_PATHS.application), () => {
      calls += 1;
      return calls === 1 ? new Response(null, { status: 204 }) : refuse('unavailable');
    }),
  );
  await user.click(bar.getByRole('button', { name: 'Delete' }));
  await user.click(
    screen.getByRole('button', { name: applicationsDesk.bulk.actions.delete.confirmLabel(2) }),
  );
  expect(await bar.findByRole('alert')).toHaveTextContent(applicationsDesk.bulk.problem.title);
  expect(
    bar.getByText(applicationsDesk.bulk.progress(applicationsDesk.bulk.actions.delete.doing, 1, 2)),
  ).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /player_1/ })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /player_2/ })).not.toBeInTheDocument();
  await user.click(bar.getByRole('button', { name: 'Close' }));
  expect(bar.getByText(applicationsDesk.bulk.chosen(1))).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /player_1/ })).toBeChecked();
});

it('keeps what is chosen while it goes on', async () => {
  const { user, bar } = await choose([anApplication(2), anApplication(1)], ['player_1']);
  let answer: (() => void) | undefined;
  network.use(
    http.delete(
      apiUrl(APPLICATION_DESK_PATHS.application),
      () =>
        new Promise<Response>((resolve) => {
          answer = () => resolve(new Response(null, { status: 204 }));
        }),
    ),
  );
  await user.click(bar.getByRole('button', { name: 'Delete' }));
  await user.click(
    screen.getByRole('button', { name: applicationsDesk.bulk.actions.delete.confirmLabel(1) }),
  );
  await user.click(screen.getByRole('checkbox', { name: /player_1/ }));
  await waitFor(() => expect(answer).toBeDefined());
  answer?.();
  expect(await screen.findByText(applicationsDesk.bulk.actions.delete.done(1))).toBeVisible();
  expect(bar.getByText(applicationsDesk.bulk.chosen(1))).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /player_1/ })).toBeChecked();
});

it('leaves alone what is not chosen', async () => {
  const { user, bar } = await choose([anApplication(2), anApplication(1)], ['player_1', 'player_2']);
  expect(bar.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: /player_2/ }));
  await user.click(bar.getByRole('button', { name: 'Delete' }));
  expect(
    screen.getByRole('dialog', { name: applicationsDesk.bulk.actions.delete.question(1) }),
  ).toBeVisible();
});
