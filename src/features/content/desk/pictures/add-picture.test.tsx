import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { pictureDesk as texts } from '#messages/picture-desk';
import { parseMarkdown } from '@/contract/markdown';
import type { NewPicture } from '@/contract/picture-requests';
import type { Picture } from '@/contract/pictures';
import { startApiServer } from '../../../../../test/support/browser/api-server';
import { serveCsrf } from '../../../../../test/support/browser/csrf-service';
import { setUpPictureCanvas } from '../../../../../test/support/browser/picture-canvas';
import { alex, apiUrl, refuse, renderSignedIn } from '../../../../../test/support/browser/render-account';
import { AddPicture } from './add-picture';

const network = startApiServer();
serveCsrf(network);
const canvas = setUpPictureCanvas();
beforeEach(() => localStorage.clear());

const PICTURES = apiUrl('/admin/content/pictures');
const pictureOf = (digit: string, differences: Partial<Picture> = {}): Picture => ({
  id: digit.repeat(32),
  src: `/uploads/${digit.repeat(32)}-1000w500h.webp`,
  ...{
    width: 1_000,
    height: 500,
    alt: `Picture ${digit}`,
    uploadedAt: '2025-05-25T12:00:00.000Z',
    usedIn: [],
  },
  ...differences,
});
const file = new File(['x'], 'castle.png', { type: 'image/png' });

/** Serves the list and accepts uploads; records the requests. */
function serve(
  items: Picture[],
  upload: (sent: NewPicture) => Response = () => Response.json({ item: pictureOf('a') }, { status: 201 }),
) {
  const sent: (NewPicture | string)[] = [];
  network.use(
    http.get(PICTURES, () => Response.json({ items, nextCursor: null })),
    http.post<never, NewPicture>(PICTURES, async ({ request }) => {
      const body = await request.json();
      sent.push(body);
      return upload(body);
    }),
    http.delete(`${PICTURES}/:id`, ({ params }) => {
      sent.push(String(params['id']));
      items.splice(0);
      return new Response(null, { status: 204 });
    }),
  );
  return sent;
}

/** Renders it in an editor's form, which nothing here may submit. */
async function open() {
  const inserted: string[] = [];
  const submitted = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const view = await renderSignedIn(
    <form onSubmit={submitted}>
      <AddPicture onInsert={(markdown) => inserted.push(markdown)} />
    </form>,
    alex,
  );
  await view.user.click(screen.getByRole('button', { name: texts.open }));
  return { ...view, inserted, submitted };
}
const chooser = () => screen.getByLabelText(texts.chooseLabel);
const description = () => screen.findByRole('textbox', { name: texts.description });

it('takes a file, asks what it shows, uploads both sizes and gives the Markdown', async () => {
  const sent = serve([]);
  canvas.source = { width: 2_000, height: 1_000 };
  const { user, inserted, submitted } = await open();
  expect(await screen.findByText(texts.empty)).toBeVisible();
  await user.upload(chooser(), file);
  expect(await screen.findByRole('img', { name: texts.preview('castle.png') })).toBeVisible();
  expect(screen.getByText('1600 × 800 pixels, 1 kB')).toBeVisible();
  expect(await description()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await description()).toHaveAccessibleDescription(expect.stringContaining(texts.descriptionMissing));
  await user.type(await description(), ' The [[castle] at *dusk* {Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  const bytes = expect.stringMatching(/^UklGR.{1331}$/);
  expect(sent).toEqual([{ large: bytes, small: bytes, alt: 'The [castle] at *dusk*' }]);
  expect(inserted).toEqual([`![The \\[castle\\] at \\*dusk\\*](${pictureOf('a').src})`]);
  const [image] = parseMarkdown(inserted[0] ?? '')[1]?.children ?? [];
  expect([image?.type, image?.content]).toEqual(['image', 'The \\[castle\\] at \\*dusk\\*']);
  expect(submitted).not.toHaveBeenCalled();
});

it('keeps what was typed when the upload fails, and sends it again', async () => {
  let answer = refuse('unavailable', { retryAfter: 10 });
  const sent = serve([], () => answer);
  const { user, inserted } = await open();
  await user.upload(chooser(), file);
  await user.type(await description(), 'A castle');
  await user.click(screen.getByRole('button', { name: texts.upload }));
  expect(await screen.findByText(texts.uploadFailure)).toBeVisible();
  expect(await description()).toHaveValue('A castle');
  answer = refuse('validation_failed', { fields: { alt: 'Description contains characters' } });
  await user.click(screen.getByRole('button', { name: texts.upload }));
  expect(await screen.findByText('Description contains characters')).toBeVisible();
  answer = refuse('validation_failed', { fields: { large: 'The picture must not be animated' } });
  await user.click(screen.getByRole('button', { name: texts.upload }));
  expect(await screen.findByText('No. The picture must not be animated')).toBeVisible();
  answer = Response.json({ item: pictureOf('b') }, { status: 201 });
  await user.click(screen.getByRole('button', { name: texts.upload }));
  await screen.findByRole('button', { name: texts.open });
  expect([inserted, sent.length]).toEqual([[`![A castle](${pictureOf('b').src})`], 4]);
});

it('says why a file cannot be used, and takes another one', async () => {
  serve([]);
  canvas.source = null;
  const { user } = await open();
  await user.upload(chooser(), file);
  expect(await screen.findByText(texts.faults.picture)).toBeVisible();
  canvas.source = { width: 100, height: 100 };
  canvas.isNoisy = true;
  await user.upload(chooser(), file);
  expect(await screen.findByText(texts.faults.browser)).toBeVisible();
  canvas.isNoisy = false;
  await user.upload(chooser(), file);
  expect(await description()).toBeVisible();
  await user.click(screen.getByRole('button', { name: texts.back }));
  expect(screen.getByRole('button', { name: texts.choose })).toHaveFocus();
});

it('takes what is dropped or pasted anywhere, and leaves text alone', async () => {
  serve([]);
  const { user } = await open();
  const ground = screen.getByRole('dialog');
  const over = createEvent.dragOver(ground, { dataTransfer: { types: ['Files'] } });
  fireEvent(ground, over);
  expect(over.defaultPrevented).toBe(true);
  const drop = createEvent.drop(ground, { dataTransfer: { types: ['Files'], files: [file] } });
  act(() => void fireEvent(ground, drop));
  expect(drop.defaultPrevented).toBe(true);
  const field = await description();
  await user.click(field);
  await user.paste('A castle');
  expect(field).toHaveValue('A castle');
  const clipboardData = { files: [new File(['y'], '')], getData: () => '' };
  act(() => void fireEvent.paste(field, { clipboardData }));
  expect(await screen.findByRole('img', { name: texts.preview(texts.pasted) })).toBeVisible();
});

it('uses a picture again, with other words', async () => {
  serve([pictureOf('a'), pictureOf('b', { usedIn: [{ kind: 'news', id: '1', title: 'Season 6' }] })]);
  const { user, inserted } = await open();
  await user.click(await screen.findByRole('button', { name: texts.use('Picture b') }));
  expect(screen.getByText('Used in “Season 6”')).toBeVisible();
  expect(screen.queryByRole('button', { name: texts.remove })).toBeNull();
  const field = await description();
  expect(field).toHaveValue('Picture b');
  await user.clear(field);
  await user.type(field, 'Another view{Enter}');
  expect(inserted).toEqual([`![Another view](${pictureOf('b').src})`]);
});

it('deletes what nothing uses, after a question', async () => {
  const sent = serve([pictureOf('a')]);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: texts.use('Picture a') }));
  await user.click(screen.getByRole('button', { name: texts.remove }));
  const question = within(await screen.findByRole('dialog', { name: texts.removal.title }));
  network.use(
    http.delete(`${PICTURES}/:id`, () => refuse('conflict', { message: 'It is used.' }), { once: true }),
  );
  await user.click(question.getByRole('button', { name: texts.removal.confirm }));
  expect(await question.findByText('It is used.')).toBeVisible();
  await user.click(question.getByRole('button', { name: texts.removal.confirm }));
  expect(await screen.findByText(texts.empty)).toBeVisible();
  expect(sent).toEqual(['a'.repeat(32)]);
});

it('says when the list does not come, and uploads all the same', async () => {
  serve([]);
  network.use(http.get(PICTURES, () => refuse('unavailable'), { once: true }));
  const { user } = await open();
  expect(await screen.findByText(texts.failure)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(texts.empty)).toBeVisible();
  await userEvent.upload(chooser(), file);
  expect(await description()).toBeVisible();
});
