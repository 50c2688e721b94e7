import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { messagesDesk } from '#messages/messages-desk';
import { answers } from '#network/answers';
import {
  MESSAGE_DESK_PATHS,
  type MessageAnswer,
  type MessageDetail,
  type MessageRecord,
} from '@/contract/messages';
import { MeContext } from '@/features/admin/use-me';
import { startApiServer } from '../../../../test/support/browser/api-server';
import { serveCsrf } from '../../../../test/support/browser/csrf-service';
import { alex, apiUrl, refuse, renderSignedIn, steve } from '../../../../test/support/browser/render-account';
import { visitorMessage } from '../../../../test/support/fixtures/contact-message';
import MessagesDesk from './messages-desk';

const network = startApiServer();
serveCsrf(network);

const ID = '6f1c2f60-0000-4000-8000-00000000000a';
const record = (changes: Partial<MessageRecord> = {}): MessageRecord => ({
  id: ID,
  receivedAt: '2025-05-25T12:00:00.000Z',
  ...visitorMessage,
  delivery: 'delivered',
  state: 'open',
  takenBy: null,
  version: 1,
  ...changes,
});
const detail = (changes: Partial<MessageDetail> = {}): MessageDetail => ({
  ...record(),
  answers: [],
  viewers: [],
  canAnswer: true,
  ...changes,
});
const ruby = { id: '6f1c2f60-0000-4000-8000-00000000000b', username: 'Ruby' };

/** Answers the list by its query; returns the queries. */
const serveList = (messages: MessageRecord[], { nextCursor = null as string | null, searched = 3 } = {}) => {
  const asked: string[] = [];
  network.use(
    http.get(apiUrl(MESSAGE_DESK_PATHS.messages), ({ request }) => {
      asked.push(new URL(request.url).search);
      return Response.json({ messages, nextCursor, searched });
    }),
  );
  return asked;
};
const serveOne = (read: () => MessageDetail) =>
  network.use(http.get(apiUrl(MESSAGE_DESK_PATHS.message), () => Response.json({ message: read() })));

const renderDesk = (route = '/') =>
  renderSignedIn(
    <MeContext value={alex}>
      <MessagesDesk />
    </MeContext>,
    alex,
    route,
  );
const openOne = (changes: Partial<MessageDetail> = {}) => {
  serveList([]);
  serveOne(() => detail(changes));
  return renderDesk(`/?id=${ID}`);
};

describe('the list', () => {
  it('begins with open messages, and shows who wrote, who has it and how its forwarding goes', async () => {
    const asked = serveList([record({ message: '<b>bold</b>', delivery: 'failed', takenBy: ruby })]);
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
    const asked = serveList([record()], { nextCursor: 'older' });
    const { user, unmount } = await renderDesk();
    await user.selectOptions(await screen.findByLabelText(messagesDesk.filter.label), 'all');
    await user.type(screen.getByLabelText(messagesDesk.filter.search), 'rank{Enter}');
    expect(await screen.findByText(messagesDesk.list.found(1, '3', true))).toBeVisible();
    expect(asked.at(-1)).toBe('?search=rank');
    unmount();
    await renderDesk('/?state=all&search=rank');
    expect(screen.getByLabelText(messagesDesk.filter.search)).toHaveValue('rank');
    expect(screen.getByLabelText(messagesDesk.filter.label)).toHaveValue('all');
  });

  it('brings older messages on request', async () => {
    network.use(
      http.get(apiUrl(MESSAGE_DESK_PATHS.messages), ({ request }) =>
        request.url.includes('cursor=older')
          ? Response.json({
              messages: [record({ id: '0', subject: 'First words' })],
              nextCursor: null,
              searched: 1,
            })
          : Response.json({ messages: [record()], nextCursor: 'older', searched: 1 }),
      ),
    );
    const { user } = await renderDesk();
    await user.click(await screen.findByRole('button', { name: /more/i }));
    expect(await screen.findByRole('heading', { name: 'First words' })).toBeVisible();
  });

  it('says so when there is none', async () => {
    serveList([]);
    await renderDesk();
    expect(await screen.findByText(messagesDesk.list.none.open.title)).toBeVisible();
  });
});

describe('the open message', () => {
  it('opens with focus, shows every field of the form, and gives focus back to its line', async () => {
    serveList([record()]);
    serveOne(() => detail());
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
    await openOne({ email });
    expect(await screen.findByRole('link', { name: email })).toHaveAttribute(
      'href',
      'mailto:a%3Fbcc%3Db%2540evil.example%26body%3Dc@example.org',
    );
  });

  it('says who else has it open', async () => {
    await openOne({ viewers: [ruby] });
    expect(await screen.findByText(messagesDesk.viewers.title('Ruby'))).toBeVisible();
  });

  it('says so when it does not exist', async () => {
    serveList([]);
    network.use(http.get(apiUrl(MESSAGE_DESK_PATHS.message), () => refuse('not_found')));
    await renderDesk(`/?id=${ID}`);
    expect(await screen.findByText(messagesDesk.pane.missing.title)).toBeVisible();
  });

  it('is taken and released, and shows who took it first', async () => {
    let message = detail();
    const sent: unknown[] = [];
    serveOne(() => message);
    network.use(
      http.post(apiUrl(MESSAGE_DESK_PATHS.message), async ({ request }) => {
        sent.push(await request.json());
        if (sent.length === 1) {
          message = detail({ takenBy: ruby, version: 2 });
          return refuse('conflict', { message: 'Changed.' });
        }
        message = detail({ takenBy: alex, version: 3 });
        return Response.json({ message });
      }),
    );
    const { user } = await renderDesk(`/?id=${ID}`);
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
    let message = detail({ canAnswer: false });
    serveOne(() => message);
    network.use(
      http.post(apiUrl(MESSAGE_DESK_PATHS.message), () => {
        message = detail({ canAnswer: false, state: 'answered', version: 2 });
        return Response.json({ message });
      }),
    );
    const { user } = await renderDesk(`/?id=${ID}`);
    expect(await screen.findByText(messagesDesk.answer.noMail.title)).toBeVisible();
    await user.click(screen.getByRole('button', { name: messagesDesk.actions.close.label }));
    expect(await screen.findByRole('button', { name: messagesDesk.actions.reopen.label })).toBeVisible();
  });
});

describe('an answer', () => {
  const field = () => screen.findByRole('textbox', { name: messagesDesk.answer.text.label });
  const submit = () => screen.getByRole('button', { name: messagesDesk.answer.submit });
  const sentAnswer: MessageAnswer = {
    id: ID,
    at: '2025-05-25T13:00:00.000Z',
    author: { id: alex.id, username: alex.username },
    text: 'Restart your game.',
    delivery: 'sent',
    reason: null,
  };

  it('begins with a template that has the visitor’s name', async () => {
    const { user } = await openOne();
    const [template] = answers;
    await user.type(await field(), 'First.');
    await user.selectOptions(screen.getByLabelText(messagesDesk.answer.template.label), template?.name ?? '');
    const filled = template?.text.replace('{name}', 'alex') ?? '';
    expect(await field()).toHaveValue(`First.\n\n${filled}`);
  });

  it('is sent once with its version and key, shown, and its draft forgotten', async () => {
    let message = detail();
    const sent: unknown[] = [];
    serveList([]);
    serveOne(() => message);
    network.use(
      http.post(apiUrl(MESSAGE_DESK_PATHS.messageAnswers), async ({ request }) => {
        sent.push(await request.json());
        if (sent.length === 1) return refuse('unavailable');
        message = detail({ state: 'answered', version: 2, answers: [sentAnswer] });
        return Response.json({ message }, { status: 201 });
      }),
    );
    const { user } = await renderDesk(`/?id=${ID}`);
    await user.type(await field(), sentAnswer.text);
    await user.click(submit());
    expect(await screen.findByText(/not available at the moment/)).toBeVisible();
    expect(await field()).toHaveValue(sentAnswer.text);
    await user.click(submit());
    expect(await screen.findByText(messagesDesk.answers.deliveries.sent)).toBeVisible();
    expect(await field()).toHaveValue('');
    expect(sent).toEqual([
      { version: 1, text: sentAnswer.text, idempotencyKey: expect.any(String) },
      sent[0],
    ]);
  });

  it('stays when somebody else has answered, with what they wrote', async () => {
    let message = detail();
    serveOne(() => message);
    network.use(
      http.post(apiUrl(MESSAGE_DESK_PATHS.messageAnswers), () => {
        message = detail({ version: 2, answers: [{ ...sentAnswer, author: ruby, text: 'I was first.' }] });
        return refuse('conflict', { message: 'Changed.' });
      }),
    );
    const { user } = await renderDesk(`/?id=${ID}`);
    await user.type(await field(), 'Second.');
    await user.click(submit());
    expect(await screen.findByText(`Changed. ${messagesDesk.answer.conflict}`)).toBeVisible();
    expect(await screen.findByText('I was first.')).toBeVisible();
    expect(await field()).toHaveValue('Second.');
  });

  it('is kept as a draft while another message is open, until it is discarded', async () => {
    serveList([record()]);
    serveOne(() => detail());
    const { user } = await renderDesk(`/?id=${ID}`);
    await user.type(await field(), 'Half an answ');
    await user.click(screen.getByRole('link', { name: messagesDesk.pane.back }));
    await user.click(await screen.findByRole('link', { name: visitorMessage.subject }));
    expect(await field()).toHaveValue('Half an answ');
    const { confirmLabel } = messagesDesk.answer.discard;
    await user.click(screen.getByRole('button', { name: confirmLabel }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: confirmLabel }));
    expect(await field()).toHaveValue('');
  });

  it('that could not be delivered says why, and is sent again', async () => {
    let message = detail({ answers: [{ ...sentAnswer, delivery: 'dead', reason: 'refused:550' }] });
    serveOne(() => message);
    network.use(
      http.post(apiUrl(MESSAGE_DESK_PATHS.messageResend), () => {
        message = detail({ answers: [{ ...sentAnswer, delivery: 'waiting', reason: null }] });
        return Response.json({ message }, { status: 202 });
      }),
    );
    const { user } = await renderDesk(`/?id=${ID}`);
    expect(await screen.findByText(messagesDesk.answers.failures.refused(550))).toBeVisible();
    await user.click(screen.getByRole('button', { name: messagesDesk.answers.dead.resend }));
    expect(await screen.findByText(messagesDesk.answers.deliveries.waiting)).toBeVisible();
  });
});

describe('deleting a message', () => {
  const askToDelete = async () => {
    serveList([record(), record({ id: '2', subject: 'Hello' })]);
    serveOne(() => detail());
    const { user } = await renderDesk(`/?id=${ID}`);
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
    expect(erased).toEqual([ID]);
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
  serveOne(() => detail());
  await renderSignedIn(
    <MeContext value={{ ...steve, role: 'reviewer' }}>
      <MessagesDesk />
    </MeContext>,
    alex,
    `/?id=${ID}`,
  );
  expect(await screen.findByRole('button', { name: messagesDesk.actions.take.label })).toBeVisible();
  expect(screen.queryByRole('button', { name: messagesDesk.deleteNamed(visitorMessage.subject) })).toBeNull();
});
