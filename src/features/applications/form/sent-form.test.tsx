import { screen, waitFor } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { applicationForm } from '#messages/applications/form';
import { pages } from '#network/pages';
import { startApiServer } from '../../../../test/support/browser/api-server';
import { serveCsrf } from '../../../../test/support/browser/csrf-service';
import { refuse } from '../../../../test/support/browser/render-account';
import { labelOf, openForm, serveApplications } from '../../../../test/support/browser/render-application';
import { questionOf } from '../../../../test/support/fixtures/applications';
import { selectDraft, selectSubmissions } from '../application-slice';

const { failure, success } = applicationForm;
const network = startApiServer();
const csrf = serveCsrf(network);
const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = () => undefined;
});

test('an answer over its limit is kept whole, refused, and sent once it is shorter', async () => {
  const service = serveApplications(network, csrf);
  const { fill, submit, field, user, banner } = await openForm();
  const { id: name, label } = questionOf('Partner', ({ kind }) => kind === 'long');
  await fill('Partner', { [name]: 'a'.repeat(4_001) });
  await submit();
  expect(await banner()).toHaveTextContent(`${label} is limited to 4,000 characters`);
  expect(field(label)).toHaveValue('a'.repeat(4_001));
  expect(service.sent).toEqual([]);
  await user.type(field(label), '{Backspace}');
  await submit();
  await screen.findByText(success.title);
  expect(service.sent[0]?.answers[name]).toHaveLength(4_000);
});

describe('a whole application', () => {
  test('is sent trimmed, with a key and the time of reading, and is empty again', async () => {
    const service = serveApplications(network, csrf);
    const { fill, submit, store, position } = await openForm();
    const answers = await fill('Partner', { discord: ' alex ' });
    await submit();
    const banner = await screen.findByText(success.title);
    expect(banner.closest('[role=status]')).toHaveFocus();
    expect(service.sent).toEqual([
      {
        position: 'Partner',
        answers: { ...answers, discord: 'alex' },
        guidelinesReadAt: expect.stringMatching(/^\d{4}-.*Z$/),
        idempotencyKey: expect.stringMatching(UUID),
      },
    ]);
    expect(position()).toHaveValue('');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(pages.applyForm.title);
    const key = service.sent[0]?.idempotencyKey;
    expect(selectDraft(store.getState())).toBeNull();
    expect(selectSubmissions(store.getState())).toEqual([
      { id: 'an-id', key, position: 'Partner', at: expect.any(Number) },
    ]);
    expect(screen.getByRole('link', { name: /apply\/status/ })).toHaveAttribute(
      'href',
      `/apply/status#an-id.${String(key)}`,
    );
  });

  test('is sent by Enter from the field that is being typed in', async () => {
    const service = serveApplications(network, csrf);
    const { fill, user, fieldOf } = await openForm();
    await fill('Partner');
    await user.clear(fieldOf('Partner', 'discord'));
    await user.type(fieldOf('Partner', 'discord'), 'other{Enter}');
    await screen.findByText(success.title);
    expect(service.sent[0]?.answers['discord']).toBe('other');
  });

  test('is sent once, however often the button is pressed', async () => {
    const service = serveApplications(network, csrf);
    service.answer = async () => {
      await delay(50);
      return HttpResponse.json({ id: 'an-id' }, { status: 201 });
    };
    const { fill, submit } = await openForm();
    await fill('Partner');
    await submit();
    expect(await screen.findByRole('button', { name: applicationForm.submittingLabel })).toBeDisabled();
    await submit();
    await screen.findByText(success.title);
    expect(service.sent).toHaveLength(1);
  });
});

describe('what is not taken', () => {
  test.each([
    [
      409,
      () => refuse('conflict', { message: 'You already have an open application.' }),
      /already have an open/,
    ],
    [429, () => refuse('rate_limited', { retryAfter: 120 }), /in 2 minutes/],
    [500, () => refuse('internal'), failure.title + failure.rejected],
    [502, () => new Response('<html>', { status: 502 }), failure.rejected],
    [503, () => refuse('unavailable', { retryAfter: 5 }), /in 5 seconds/],
  ])(
    'says why (%s), keeps every answer, and can be sent again with the same key',
    async (_status, answer, said) => {
      const service = serveApplications(network, csrf);
      const accept = service.answer;
      service.answer = answer;
      const { fill, submit, banner, fieldOf } = await openForm();
      const answers = await fill('Partner');
      await submit();
      expect(await banner()).toHaveTextContent(said);
      expect(fieldOf('Partner', 'discord')).toHaveValue(answers['discord']);
      service.answer = accept;
      await submit();
      await screen.findByText(success.title);
      expect(screen.queryByRole('alert')).toBeNull();
      expect(service.sent).toHaveLength(2);
      expect(service.sent[1]).toEqual(service.sent[0]);
    },
  );

  test('shows what the server says of an answer at that answer, until it is changed', async () => {
    const service = serveApplications(network, csrf);
    const fields = { 'answers.discord': 'Not this one' };
    service.answer = () => refuse('validation_failed', { message: 'Please check the fields.', fields });
    const { fill, submit, user, links, fieldOf } = await openForm();
    await fill('Partner');
    await submit();
    expect(await screen.findByText(`${labelOf('Partner', 'discord')}: Not this one`)).toBeVisible();
    await waitFor(() => {
      expect(fieldOf('Partner', 'discord')).toHaveAccessibleDescription(/Not this one/);
    });
    await user.click(fieldOf('Partner', 'discord'));
    await user.tab();
    expect(fieldOf('Partner', 'discord')).toBeInvalid();
    await user.type(fieldOf('Partner', 'discord'), 'x');
    await waitFor(() => expect(fieldOf('Partner', 'discord')).toBeValid());
    expect(await links()).toEqual([]);
  });
});
