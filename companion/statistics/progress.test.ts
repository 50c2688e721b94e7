import { PassThrough } from 'node:stream';
import { openProgress } from './progress';

const open = (isTTY: boolean) => {
  const output = new PassThrough();
  const progress = openProgress(Object.assign(output, { isTTY }) as unknown as NodeJS.WriteStream);
  return { progress, written: () => String(output.read() ?? '') };
};

it('is a bar on a terminal that fills up, and is taken away at the end', () => {
  const { progress, written } = open(true);
  progress.update('Sending', 0, 4);
  expect(written()).toContain(`Sending  ${'░'.repeat(24)}   0 %`);
  progress.update('Sending', 1, 4);
  expect(written()).toContain(`Sending  ${'█'.repeat(6)}${'░'.repeat(18)}  25 %`);
  progress.update('Sending', 4, 4);
  expect(written()).toContain(`Sending  ${'█'.repeat(24)} 100 %`);
  progress.end();
  expect(written()).toBe('\u001b[1G\u001b[2K');
});

it('is full when there is nothing to do', () => {
  const { progress, written } = open(true);
  progress.update('Reading', 0, 0);
  expect(written()).toContain('100 %');
});

it('is not written into a log', () => {
  const { progress, written } = open(false);
  progress.update('Sending', 1, 4);
  progress.end();
  expect(written()).toBe('');
});
