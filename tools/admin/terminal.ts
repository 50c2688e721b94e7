import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

export interface Terminal {
  ask(question: string): Promise<string>;
  /** Asks without echoing the input. */
  askSecretly(question: string): Promise<string>;
  close(): void;
}

export function openTerminal(): Terminal {
  let isSilent = false;
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!isSilent) process.stdout.write(chunk);
      done();
    },
  });
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  return {
    ask: (question) => lines.question(question),
    async askSecretly(question) {
      process.stdout.write(question);
      isSilent = true;
      try {
        return await lines.question('');
      } finally {
        isSilent = false;
        process.stdout.write('\n');
      }
    },
    close: () => lines.close(),
  };
}
