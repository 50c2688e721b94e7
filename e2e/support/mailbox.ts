import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { plainTextOf, subjectOf } from '../../test/support/fakes/mail-server';

/** Emails of a site, which the local platform stores as files. */
export class Mailbox {
  constructor(private readonly directory: string) {}

  /** Returns the latest email to an address on a subject, once there are `count`. */
  async read(address: string, subject: RegExp, count = 1): Promise<string> {
    let texts: string[] = [];
    await expect
      .poll(async () => {
        texts = (await this.sources())
          .filter((source) => source.includes(`\r\nTo: ${address}\r\n`))
          .filter((source) => subject.test(subjectOf({ source })))
          .map((source) => plainTextOf({ source }));
        return texts.length;
      })
      .toBe(count);
    return texts.at(-1) ?? '';
  }

  /** Returns the link in the latest email to an address on a subject, once there are `count`. */
  async link(address: string, subject: RegExp, count?: number): Promise<string> {
    const text = await this.read(address, subject, count);
    const link = /^http\S+#token=\S+$/m.exec(text)?.[0];
    if (link === undefined) throw new Error(`No link in: ${text}`);
    return link;
  }

  /** Oldest first. */
  private async sources(): Promise<string[]> {
    const files = await readdir(this.directory).catch(() => []);
    const whole = files.filter((file) => file.endsWith('.eml')).toSorted();
    return Promise.all(whole.map((file) => readFile(path.join(this.directory, file), 'utf8')));
  }
}
