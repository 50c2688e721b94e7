import { appendFile, readFile, truncate, writeFile } from 'node:fs/promises';
import { setUpFolder } from '../../test/support/server/temporary-folder';
import { openAppendLog } from './append-log';

const inFolder = setUpFolder();
const file = () => inFolder('log.jsonl');
const reopened = async () => {
  const { log, records, damaged } = await openAppendLog(file());
  await log.close();
  return { records, damaged, length: log.length };
};
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ n: from + index }));

test('records come back in their order, those that were added at once included', async () => {
  const { log } = await openAppendLog(file());
  await Promise.all(numbers(1, 200).map((record) => log.append([record])));
  await log.append(numbers(201, 203));
  await log.close();
  expect(await reopened()).toEqual({ records: numbers(1, 203), damaged: 0, length: 203 });
});

test('wherever the power goes, every whole line is there and the rest is taken away', async () => {
  const { log } = await openAppendLog(file());
  await log.append([{ name: 'Žofie' }, { name: 'Bo' }, { name: '小明' }]);
  await log.close();
  const whole = await readFile(file());
  for (let size = whole.length; size >= 0; size -= 1) {
    await writeFile(file(), whole);
    await truncate(file(), size);
    const lines = whole.subarray(0, size).toString('latin1').split('\n').length - 1;
    const { records, damaged } = await reopened();
    const isTorn = size > 0 && whole[size - 1] !== 0x0a;
    expect([size, records.length, damaged]).toEqual([size, lines, Number(isTorn)]);
    expect(await reopened()).toMatchObject({ damaged: 0 });
  }
});

test('a damaged line in the middle takes no other with it, and what is added later is whole', async () => {
  await writeFile(file(), '{"n":1}\n\u0000\u0000{"n\n7\n{"n":2}\n{"n":');
  const { log, records, damaged } = await openAppendLog(file());
  expect(records).toEqual(numbers(1, 2));
  expect(damaged).toBe(3);
  await log.append([{ n: 3 }]);
  await log.close();
  expect(await reopened()).toEqual({ records: numbers(1, 3), damaged: 0, length: 3 });
});

test('bytes that are no text do not move where the next record goes', async () => {
  await writeFile(
    file(),
    Buffer.concat([Buffer.from('{"n":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}\n')]),
  );
  const { log } = await openAppendLog(file());
  await log.append([{ n: 2 }]);
  await log.close();
  expect((await reopened()).records.at(-1)).toEqual({ n: 2 });
});

test('what is put in the place of all stays apart from what is added before and after it', async () => {
  const { log } = await openAppendLog(file());
  const steps = [log.append([{ n: 1 }]), log.replace([{ n: 2 }]), log.append([{ n: 3 }])];
  await Promise.all(steps);
  expect(log.length).toBe(2);
  await log.close();
  expect((await reopened()).records).toEqual(numbers(2, 3));
});

test('a write that fails is told of, and leaves nothing behind', async () => {
  const { log } = await openAppendLog(file());
  await log.append([{ n: 1 }]);
  const huge = {
    toJSON: () => {
      throw new Error('no');
    },
  };
  await expect(log.append([huge])).rejects.toThrow('no');
  await log.append([{ n: 2 }]);
  await log.close();
  await appendFile(file(), '');
  expect((await reopened()).records).toEqual(numbers(1, 2));
});
