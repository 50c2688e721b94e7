import { array, lazy, mixed, object } from 'yup';
import { recordsOf } from './records';

const checked: unknown[] = [];
const record = object({
  id: mixed((value): value is number => {
    checked.push(value);
    return typeof value === 'number';
  })
    .typeError('The id is a number')
    .required('The id is missing'),
}).required();
const records = recordsOf(array(record).required(), record);
const schema = object({ list: lazy((value: unknown[]) => records(value)) });
const namedIn = (list: unknown[]): string[] => {
  try {
    schema.validateSync({ list }, { abortEarly: false });
    return [];
  } catch (fault) {
    return (fault as { inner: { path: string }[] }).inner.map(({ path }) => path);
  }
};

const good = Array.from({ length: 1_000 }, (_, id) => ({ id }));

it('takes a list of good records as it is', () => {
  expect(schema.validateSync({ list: good })).toEqual({ list: good });
});

it('names every faulty record where they are few', () => {
  expect(namedIn(good.map(({ id }) => (id % 100 === 1 ? { id: 'x' } : { id })))).toEqual(
    Array.from({ length: 10 }, (_, n) => `list[${String(n * 100 + 1)}].id`),
  );
});

it('names the first of many, and looks no further', () => {
  checked.length = 0;
  const named = namedIn(good.map(({ id }) => (id < 10 ? { id } : { id: `x${String(id)}` })));
  expect(named).toEqual(Array.from({ length: 20 }, (_, n) => `list[${String(n + 10)}].id`));
  expect(checked).not.toContain('x30');
});
