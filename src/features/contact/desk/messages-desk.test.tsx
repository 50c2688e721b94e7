import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { messagesDesk } from '#messages/messages-desk';
import { MESSAGE_DESK_PATHS } from '@/contract/messages';
import { startApiServer } from '../../../../test/support/browser/api-server';
import { serveCsrf } from '../../../../test/support/browser/csrf-service';
import {
  detailOf,
  MESSAGE_ID,
  recordOf,
  renderDesk,
  renderOpen,
  ruby,
  serveList,
  serveOne,
} from '../../../../test/support/browser/messages-desk';
import { alex, apiUrl, refuse, steve } from '../../../../test/support/browser/render-account';
import { visitorMessage } from '../../../../test/support/fixtures/contact-message';

const network = startApiServer();
serveCsrf(network);

describe('the list', () => {
  it('begins with open messages, and shows who wrote, who has it and how its forwarding goes', async () => {
    const asked = serveList(network, [
      recordOf({ message: '<b>bold</b>', delivery: 'failed', takenBy: ruby }),
    ]);
    await renderDesk();
    const list = await screen.findByRole('list', { name: messagesDesk.list.label });
    const line = within(list).getByRole('listitem');
    for (const text of [
      '<b>bold</b>',
      visitorMessage.email,
      messagesDesk.deliveries.failed,
      messagesDesk.takenBy('Ruby'),
      messagesDesk.states.open,
    ])
      expect(line).toHaveTextContent(text);
    expect(asked).toEqual(['?state=open']);
  });

  it('searches on request, says what it has looked through, and keeps that in the address', async () => {
    const asked = serveList(network, [recordOf()], 'older');
    const { user, unmount } = await renderDesk();
    await user.selectOptions(await screen.findByLabelText(messagesDesk.filter.label), 'all');
    await user.type(screen.getByLabelText(messagesDesk.filter.search), 'rank{Enter}');
    expect(await screen.findByText(messagesDesk.list.found(1, '3', true))).toBeVisible();
    expect(asked.at(-1)).toBe('?search=rank');
    unmount();
    await renderDesk('?state=all&search=rank');
    expect(screen.getByLabelText(messagesDesk.filter.search)).toHaveValue('rank');
    expect(screen.getByLabelText(messagesDesk.filter.label)).toHaveValue('all');
  });

  it('brings older messages on request', async () => {
    network.use(
      http.get(apiUrl(MESSAGE_DESK_PATHS.messages), ({ request }) =>
        request.url.includes('cursor=older')
          ? Response.json({
              messages: [recordOf({ id: '0', subject: 'First words' })],
              nextCursor: null,
              searched: 1,
            })
          : Response.json({ messages: [recordOf()], nextCursor: 'older', searched: 1 }),
      ),
    );
    const { user } = await renderDesk();
    await user.click(await screen.findByRole('button', { name: /more/i }));
    expect(await screen.findByRole('heading', { name: 'First words' })).toBeVisible();
  });

  it('says so when there is none', async () => {
    serveList(network, []);
    await renderDesk();
    expect(await screen.findByText(messagesDesk.list.none.open.title)).toBeVisible();
  });
});

describe('the open message', () => {
  it('opens with focus, shows every field of the form, and gives focus back to its line', async () => {
    serveList(network, [recordOf()]);
    serveOne(network, () => detailOf());
    const { user } = await renderDesk();
    await user.click(await screen.findByRole('link', { name: visitorMessage.subject }));
    const pane = screen.getByRole('region', { name: messagesDesk.pane.label });
    expect(pane).toHaveFocus();
    await within(pane).findByRole('heading', { name: visitorMessage.subject });
    for (const text of Object.values(visitorMessage)) expect(pane).toHaveTextContent(text);
    await user.click(screen.getByRole('link', { name: messagesDesk.pane.back }));
    expect(await screen.findByRole('link', { name: visitorMessage.subject })).toHaveFocus();
  });

  it('answers to the address of the sender alone, whatever that holds', async () => {
    const email = 'a?bcc=b%40evil.example&body=c@example.org';
    serveOne(network, () => detailOf({ email }));
    await renderOpen();
    expect(await screen.findByRole('link', { name: email })).toHaveAttribute(
      'href',
      'mailto:a%3Fbcc%3Db%2540evil.example%26body%3Dc@example.org',
    );
  });

  it('links the addresses in it', async () => {
    const address = 'https://example.org/evidence.png';
    serveOne(network, () => detailOf({ message: `Look at ${address}.` }));
    await renderOpen();
    expect(await screen.findByRole('link', { name: new RegExp(`^${address} `) })).toHaveAttribute(
      'href',
      address,
    );
  });

  it('says who else has it open', async () => {
    serveOne(network, () => detailOf({ viewers: [ruby] }));
    await renderOpen();
    expect(await screen.findByText(messagesDesk.viewers.title('Ruby'))).toBeVisible();
  });

  it('says so when it does not exist', async () => {
    serveList(network, []);
    network.use(http.get(apiUrl(MESSAGE_DESK_PATHS.message), () => refuse('not_found')));
    await renderOpen();
    expect(await screen.findByText(messagesDesk.pane.missing.title)).toBeVisible();
  });

  it('is taken and released, and shows who took it first', async () => {
    let message = detailOf();
    const sent: unknown[] = [];
    serveOne(network, () => message);
    network.use(
      http.post(apiUrl(MESSAGE_DESK_PATHS.message), async ({ request }) => {
        sent.push(await request.json());
        if (sent.length === 1) {
          message = detailOf({ takenBy: ruby, version: 2 });
          return refuse('conflict', { message: 'Changed.' });
        }
        message = detailOf({ takenBy: alex, version: 3 });
        return Response.json({ message });
      }),
    );
    const { user } = await renderOpen();
    const { take, takeOver, release } = messagesDesk.actions;
    await user.click(await screen.findByRole('button', { name: take.label }));
    expect(await screen.findByText('Changed.')).toBeVisible();
    expect(await screen.findByText(messagesDesk.takenBy('Ruby'))).toBeVisible();
    await user.click(screen.getByRole('button', { name: takeOver.label }));
    expect(await screen.findByRole('button', { name: release.label })).toBeVisible();
    expect(sent).toEqual([
      { version: 1, action: 'take' },
      { version: 2, action: 'take' },
    ]);
  });

  it('is marked as answered where the site sends no email', async () => {
    let message = detailOf({ canAnswer: false });
    serveOne(network, () => message);
    network.use(
      http.post(apiUrl(MESSAGE_DESK_PATHS.message), () => {
        message = detailOf({ canAnswer: false, state: 'answered', version: 2 });
        return Response.json({ message });
      }),
    );
    const { user } = await renderOpen();
    expect(await screen.findByText(messagesDesk.answer.noMail.title)).toBeVisible();
    await user.click(screen.getByRole('button', { name: messagesDesk.actions.close.label }));
    expect(await screen.findByRole('button', { name: messagesDesk.actions.reopen.label })).toBeVisible();
  });
});

describe('deleting a message', () => {
  const askToDelete = async () => {
    serveList(network, [recordOf(), recordOf({ id: '2', subject: 'Hello' })]);
    serveOne(network, () => detailOf());
    const { user } = await renderOpen();
    await user.click(
      await screen.findByRole('button', { name: messagesDesk.deleteNamed(visitorMessage.subject) }),
    );
    return {
      user,
      confirm: () => user.click(screen.getByRole('button', { name: messagesDesk.deletion.confirmLabel })),
    };
  };

  it('asks first, and takes it from the list once it is erased', async () => {
    const erased: string[] = [];
    network.use(
      http.delete(apiUrl(MESSAGE_DESK_PATHS.message), ({ params }) => {
        erased.push(String(params['id']));
        return new Response(null, { status: 204 });
      }),
    );
    const { confirm } = await askToDelete();
    expect(erased).toEqual([]);
    await confirm();
    expect(await screen.findByRole('heading', { name: 'Hello' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText(visitorMessage.subject)).not.toBeInTheDocument());
    expect(erased).toEqual([MESSAGE_ID]);
  });

  it('leaves it where it is when the server does not erase it', async () => {
    network.use(http.delete(apiUrl(MESSAGE_DESK_PATHS.message), () => refuse('unavailable')));
    const { user, confirm } = await askToDelete();
    await confirm();
    expect(await screen.findByText(/not available at the moment/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('heading', { name: visitorMessage.subject })).toBeVisible();
  });
});

it('reviewers may not delete', async () => {
  serveOne(network, () => detailOf());
  await renderDesk(`?id=${MESSAGE_ID}`, { ...steve, role: 'reviewer' });
  expect(await screen.findByRole('button', { name: messagesDesk.actions.take.label })).toBeVisible();
  expect(screen.queryByRole('button', { name: messagesDesk.deleteNamed(visitorMessage.subject) })).toBeNull();
});
