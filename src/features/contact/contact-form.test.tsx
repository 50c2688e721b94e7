import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { contactForm } from '#messages/contact';
import { support } from '#network/support';
import { CONTACT_FIELDS, perContactField } from '@/contract/contact-fields';
import { REQUEST_ID_HEADER } from '@/contract/errors';
import { API_BASE, API_PATHS } from '@/contract/paths';
import { COOKIES_BLOCKED } from '@/lib/cookies';
import { startApiServer } from '../../../test/support/browser/api-server';
import { refuseCsrf, serveCsrf } from '../../../test/support/browser/csrf-service';
import { renderWithProviders } from '../../../test/support/browser/render';
import { visitorMessage as written } from '../../../test/support/fixtures/contact-message';
import ContactForm from './contact-form';
import { ContactSection } from './contact-section';

const network = startApiServer();
const csrf = serveCsrf(network);
const url = `${API_BASE}${API_PATHS.contact}`;

type Answer = () => Response | Promise<Response>;
const accept: Answer = () => HttpResponse.json({ id: 'an id' }, { status: 202 });
const refuse = (status: number, error: object, headers?: HeadersInit): Answer => {
  return () => HttpResponse.json({ error }, { status, headers: headers ?? {} });
};

/** Serves the contact call with answers that a test sets, and records requests with a valid token. */
const serveContact = (answer: Answer = accept) => {
  const service = { answer, sent: [] as Record<string, unknown>[] };
  network.use(
    http.post(url, async ({ request }) => {
      if (!csrf.isGood(request)) return refuseCsrf();
      service.sent.push((await request.json()) as Record<string, unknown>);
      return service.answer();
    }),
  );
  return service;
};

const { fields: labels, failure, success } = contactForm;
const field = (label: string) => screen.getByRole('textbox', { name: (name) => name.startsWith(label) });
const values = () => perContactField((name) => (field(labels[name]) as HTMLInputElement).value);
const isSend = (name: string) => name === contactForm.submitLabel || name === contactForm.sendingLabel;
const choose = (topic?: string, chosenAt = '') => ({ topic, chosenAt });
const open = (topic?: string) => {
  const view = renderWithProviders(<ContactForm choice={choose(topic)} />);
  const { user } = view;
  const fill = async (changes: Partial<typeof written> = {}) => {
    for (const name of CONTACT_FIELDS) {
      await user.click(field(labels[name]));
      await user.paste({ ...written, ...changes }[name]);
    }
  };
  const send = () => user.click(screen.getByRole('button', { name: isSend }));
  return { ...view, fill, send };
};

test('sends what is written, without the spaces around it, says so, and is empty again', async () => {
  const service = serveContact();
  const { fill, send } = open();
  await fill({ email: ' alex@example.org', subject: 'Lost rank ', message: ' It is gone. ' });
  await send();
  const message = await screen.findByRole('status');
  expect(message).toHaveTextContent(success.title);
  expect(message).toHaveFocus();
  expect(service.sent).toEqual([{ ...written, idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/) }]);
  expect(values()).toEqual(perContactField(() => ''));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText(/is required/)).toBeNull();
});

test('says at each field what is missing, leads to the first, and sends nothing', async () => {
  const service = serveContact();
  const { send, user } = open();
  await send();
  expect(await screen.findByText('Email address is required')).toBeVisible();
  expect(field(labels.email)).toHaveAccessibleDescription(/Email address is required/);
  expect(field(labels.email)).toHaveFocus();
  expect(screen.getByText('Subject is required')).toBeVisible();
  expect(screen.getByText('Message is required')).toBeVisible();
  await user.type(field(labels.email), 'alex@example');
  expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
  await user.type(field(labels.email), '.org');
  await waitFor(() => expect(field(labels.email)).toBeValid());
  expect(service.sent).toEqual([]);
});

test('an empty email is noticed on leaving the field', async () => {
  const { user } = open();
  await user.click(field(labels.email));
  await user.tab();
  expect(await screen.findByText('Email address is required')).toBeVisible();
});

test('counts characters against their limits', async () => {
  const { user } = open();
  await user.type(field(labels.subject), 'abc');
  expect(screen.getByText('3 / 120')).toBeVisible();
  expect(screen.getByText('0 / 5000')).toBeVisible();
  expect(field(labels.subject)).toHaveAttribute('maxlength', '120');
  expect(field(labels.message)).toHaveAttribute('maxlength', '5000');
});

test('while it sends, the button says so and a second click sends nothing more', async () => {
  const service = serveContact(async () => {
    await delay(50);
    return HttpResponse.json({ id: 'an id' }, { status: 202 });
  });
  const { fill, send } = open();
  await fill();
  await send();
  expect(await screen.findByRole('button', { name: contactForm.sendingLabel })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await send();
  await screen.findByRole('status');
  expect(service.sent).toHaveLength(1);
});

test('shows what the server says about a field at that field, and keeps what was written', async () => {
  const service = serveContact(
    refuse(422, { code: 'validation_failed', message: 'Check.', fields: { subject: 'Not this subject' } }),
  );
  const { fill, send } = open();
  await fill();
  await send();
  expect(await screen.findByText('Not this subject')).toBeVisible();
  expect(field(labels.subject)).toHaveFocus();
  expect(values()).toEqual(written);
  expect(service.sent).toHaveLength(1);
});

test.each<[string, Answer, RegExp]>([
  [
    'the limit is reached',
    refuse(429, { code: 'rate_limited', message: 'No.' }, { 'Retry-After': '100' }),
    /in 2 minutes/,
  ],
  [
    'the database is away',
    refuse(503, { code: 'unavailable', message: 'No.' }, { 'Retry-After': '10' }),
    /in 10 seconds/,
  ],
  [
    'the functions fail',
    refuse(500, { code: 'internal', message: 'Something went wrong on our side.' }),
    /our side/,
  ],
  ['the functions are down', () => HttpResponse.error(), /could not reach the server/],
  ['another server answers', () => HttpResponse.html('<h1>Sign in to this network</h1>'), /went wrong/],
  ['a success is none of ours', () => HttpResponse.json({}, { status: 202 }), /went wrong/],
])(
  'when %s it says what to do, keeps the text, and sends it with the same key again',
  async (_when, answer, hint) => {
    const service = serveContact(answer);
    const { fill, send } = open();
    await fill();
    await send();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(failure.title);
    expect(alert).toHaveTextContent(hint);
    expect(alert).toHaveTextContent(failure.text);
    expect(values()).toEqual(written);
    service.answer = accept;
    await send();
    await screen.findByRole('status');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(service.sent[1]).toEqual(service.sent[0]);
  },
);

test('without a connection it says that one is needed', async () => {
  serveContact(() => HttpResponse.error());
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { fill, send } = open();
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(failure.offline);
});

test('where the browser takes no cookie it asks for that', async () => {
  network.use(http.post(url, () => refuseCsrf()));
  const { fill, send } = open();
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(COOKIES_BLOCKED.text);
});

test('another text is another message, with a key of its own', async () => {
  const service = serveContact(() => HttpResponse.error());
  const { fill, send, user } = open();
  await fill();
  await send();
  await screen.findByRole('alert');
  service.answer = accept;
  await user.type(field(labels.message), ' Really.');
  await send();
  await screen.findByRole('status');
  const [first, second] = service.sent;
  expect(second).toMatchObject({ message: 'It is gone. Really.' });
  expect(second?.['idempotencyKey']).not.toBe(first?.['idempotencyKey']);
});

test('can be filled and sent with the keyboard alone', async () => {
  const service = serveContact();
  const { user } = open();
  for (const text of Object.values({ ...written, message: 'It is{Enter}gone.' })) {
    await user.tab();
    await user.keyboard(text);
  }
  await user.keyboard('{Tab}{Enter}');
  await screen.findByRole('status');
  expect(service.sent).toMatchObject([{ ...written, message: 'It is\ngone.' }]);
});

describe('a chosen topic', () => {
  test('is the subject, and another one takes its place', async () => {
    const { rerender } = open('A lost sword');
    await waitFor(() => expect(field(labels.subject)).toHaveValue('A lost sword'));
    rerender(<ContactForm choice={choose('A found shield', 'again')} />);
    await waitFor(() => expect(field(labels.subject)).toHaveValue('A found shield'));
    expect(screen.queryByText(/is required/)).toBeNull();
  });

  test('leaves a subject of the visitor’s own alone', async () => {
    const { rerender, user } = open();
    await user.type(field(labels.subject), 'My own');
    rerender(<ContactForm choice={choose('A found shield', 'again')} />);
    await user.type(field(labels.message), 'x');
    expect(field(labels.subject)).toHaveValue('My own');
  });

  test('can be chosen again after the message was sent', async () => {
    serveContact();
    const { rerender, send, fill } = open('A lost sword');
    await waitFor(() => expect(field(labels.subject)).toHaveValue('A lost sword'));
    await fill();
    await send();
    await screen.findByRole('status');
    expect(field(labels.subject)).toHaveValue('');
    rerender(<ContactForm choice={choose('A lost sword', 'again')} />);
    await waitFor(() => expect(field(labels.subject)).toHaveValue('A lost sword'));
  });

  test('leads to the place to write, once it is chosen on the page', async () => {
    const section = (topic: string | undefined, at: string) => (
      <ContactSection id="contact" choice={choose(topic, at)} />
    );
    const { rerender } = renderWithProviders(section('A lost sword', ''));
    await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
    const place = screen.getByRole('region', { name: support.contact.title });
    const heading = within(place).getByRole('heading', { level: 2 });
    expect(place).toHaveAttribute('id', 'contact');
    expect(heading).not.toHaveFocus();
    rerender(section('A found shield', 'again'));
    expect(heading).toHaveFocus();
    await waitFor(() => expect(field(labels.subject)).toHaveValue('A found shield'));
  });
});

test.each([
  [500, { code: 'internal', message: 'Something went wrong on our side.' }, true],
  [409, { code: 'conflict', message: 'It is on its way.' }, false],
])(
  'what the log has a failed call by is for the visitor to pass on when it is our fault: %i',
  async (status, error, isOurs) => {
    serveContact(refuse(status, error, { [REQUEST_ID_HEADER]: '01JREFERENCE' }));
    const { fill, send } = open();
    await fill();
    await send();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(error.message);
    expect(alert.textContent.includes('(Reference: 01JREFERENCE)')).toBe(isOurs);
  },
);
