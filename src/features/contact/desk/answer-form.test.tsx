import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { messagesDesk } from '#messages/messages-desk';
import { answers } from '#network/answers';
import { MESSAGE_DESK_PATHS, type MessageAnswer } from '@/contract/messages';
import { startApiServer } from '../../../../test/support/browser/api-server';
import { serveCsrf } from '../../../../test/support/browser/csrf-service';
import {
  detailOf,
  MESSAGE_ID,
  recordOf,
  renderOpen,
  ruby,
  serveList,
  serveOne,
} from '../../../../test/support/browser/messages-desk';
import { alex, apiUrl, refuse } from '../../../../test/support/browser/render-account';
import { visitorMessage } from '../../../../test/support/fixtures/contact-message';

const network = startApiServer();
serveCsrf(network);

describe('an answer', () => {
  const field = () => screen.findByRole('textbox', { name: messagesDesk.answer.text.label });
  const submit = () => screen.getByRole('button', { name: messagesDesk.answer.submit });
  const sentAnswer: MessageAnswer = {
    id: MESSAGE_ID,
    at: '2025-05-25T13:00:00.000Z',
    author: { id: alex.id, username: alex.username },
    text: 'Restart your game.',
    delivery: 'sent',
    reason: null,
  };

  it('begins with a template that has the visitor’s name', async () => {
    serveOne(network, () => detailOf());
    const { user } = await renderOpen();
    const [template] = answers;
    await user.type(await field(), 'First.');
    await user.selectOptions(screen.getByLabelText(messagesDesk.answer.template.label), template?.name ?? '');
    const filled = template?.text.replace('{name}', 'alex') ?? '';
    expect(await field()).toHaveValue(`First.\n\n${filled}`);
  });

  it('is sent once with its version and key, shown, and its draft forgotten', async () => {
    let message = detailOf();
    const sent: unknown[] = [];
    serveList(network, []);
    serveOne(network, () => message);
    network.use(
      http.post(apiUrl(MESSAGE_DESK_PATHS.messageAnswers), async ({ request }) => {
        sent.push(await request.json());
        if (sent.length === 1) return refuse('unavailable');
        message = detailOf({ state: 'answered', version: 2, answers: [sentAnswer] });
        return Response.json({ message }, { status: 201 });
      }),
    );
    const { user } = await renderOpen();
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
    let message = detailOf();
    serveOne(network, () => message);
    network.use(
      http.post(apiUrl(MESSAGE_DESK_PATHS.messageAnswers), () => {
        message = detailOf({ version: 2, answers: [{ ...sentAnswer, author: ruby, text: 'I was first.' }] });
        return refuse('conflict', { message: 'Changed.' });
      }),
    );
    const { user } = await renderOpen();
    await user.type(await field(), 'Second.');
    await user.click(submit());
    expect(await screen.findByText(`Changed. ${messagesDesk.answer.conflict}`)).toBeVisible();
    expect(await screen.findByText('I was first.')).toBeVisible();
    expect(await field()).toHaveValue('Second.');
  });

  it('is kept as a draft while another message is open, until it is discarded', async () => {
    serveList(network, [recordOf()]);
    serveOne(network, () => detailOf());
    const { user } = await renderOpen();
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
    let message = detailOf({ answers: [{ ...sentAnswer, delivery: 'dead', reason: 'refused:550' }] });
    serveOne(network, () => message);
    network.use(
      http.post(apiUrl(MESSAGE_DESK_PATHS.messageResend), () => {
        message = detailOf({ answers: [{ ...sentAnswer, delivery: 'waiting', reason: null }] });
        return Response.json({ message }, { status: 202 });
      }),
    );
    const { user } = await renderOpen();
    expect(await screen.findByText(messagesDesk.answers.failures.refused(550))).toBeVisible();
    await user.click(screen.getByRole('button', { name: messagesDesk.answers.dead.resend }));
    expect(await screen.findByText(messagesDesk.answers.deliveries.waiting)).toBeVisible();
  });
});
