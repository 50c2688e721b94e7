import { fieldId } from '../questions/field-id';
import { writtenIn } from './use-application-form';

const begun = { position: 'Moderator' as const, answers: { ign: 'Alex', age: '21' } };

afterEach(() => document.body.replaceChildren());

test('what stands in a field counts, even nothing; without a field it is what it was at first', () => {
  document.body.innerHTML = `<form><input id="${fieldId('ign')}" value=""></form>`;
  expect(writtenIn(document.querySelector('form'), begun)).toEqual({
    position: 'Moderator',
    answers: { ign: '', age: '21' },
  });
  expect(writtenIn(null, begun)).toEqual(begun);
});

test('what nobody asked for is not read', () => {
  document.body.innerHTML = `<form><input id="${fieldId('other')}" value="x"></form>`;
  expect(writtenIn(document.querySelector('form'), begun)).toEqual(begun);
});
