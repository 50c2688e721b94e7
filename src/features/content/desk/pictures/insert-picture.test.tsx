import { screen } from '@testing-library/react';
import { Formik } from 'formik';
import { http } from 'msw';
import { pictureDesk as texts } from '#messages/picture-desk';
import { FormTextarea } from '@/ui/form/form-fields';
import { startApiServer } from '../../../../../test/support/browser/api-server';
import { alex, apiUrl, renderSignedIn } from '../../../../../test/support/browser/render-account';
import { InsertPicture } from './insert-picture';
import { withParagraph } from './picture-markdown';

test.each([
  ['', 0, '[P]|'],
  ['One', 3, 'One\n\n[P]|'],
  ['One\n', 4, 'One\n\n[P]|'],
  ['One\n\nTwo', 5, 'One\n\n[P]|\n\nTwo'],
  ['One\n\nTwo', 3, 'One\n\n[P]|\n\nTwo'],
  ['One', 0, '[P]|\n\nOne'],
  ['One two', 4, 'One \n\n[P]|\n\ntwo'],
])('in %j at %i it is a paragraph of its own', (text, at, expected) => {
  const { text: made, caret } = withParagraph(text, at, '[P]');
  expect(`${made.slice(0, caret)}|${made.slice(caret)}`).toBe(expected);
});

const network = startApiServer();
beforeEach(() => localStorage.clear());

const ID = 'a'.repeat(32);
const src = `/uploads/${ID}-1000w500h.webp`;
const picture = {
  ...{ id: ID, src, width: 1_000, height: 500, alt: 'A castle' },
  ...{ uploadedAt: '2025-05-25T12:00:00.000Z', usedIn: [] },
};

async function open() {
  network.use(
    http.get(apiUrl('/admin/content/pictures'), () => Response.json({ items: [picture], nextCursor: null })),
  );
  const { user } = await renderSignedIn(
    <Formik initialValues={{ body: 'One\n\nTwo' }} onSubmit={() => undefined}>
      <form>
        <FormTextarea name="body" label="Text" />
        <InsertPicture name="body" />
      </form>
    </Formik>,
    alex,
  );
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  const insert = async () => {
    await user.click(screen.getByRole('button', { name: texts.open }));
    await user.click(await screen.findByRole('button', { name: texts.use('A castle') }));
    await user.click(screen.getByRole('button', { name: texts.insert }));
  };
  return { user, text, insert };
}

it('stands at the end while nobody was in the text, and one writes on behind it', async () => {
  const { user, text, insert } = await open();
  text.setSelectionRange(0, 0);
  await insert();
  expect(text).toHaveValue(`One\n\nTwo\n\n![A castle](${src})`);
  expect(text).toHaveFocus();
  await user.keyboard('!');
  expect(text).toHaveValue(`One\n\nTwo\n\n![A castle](${src})!`);
});

it('stands where the caret was', async () => {
  const { user, text, insert } = await open();
  await user.click(text);
  text.setSelectionRange(3, 3);
  await insert();
  expect(text).toHaveValue(`One\n\n![A castle](${src})\n\nTwo`);
  expect(text.selectionStart).toBe(text.value.indexOf('\n\nTwo'));
});
