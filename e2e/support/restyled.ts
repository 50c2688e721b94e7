import type { CDPSession, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

const nextFrame = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

const endTracing = async (client: CDPSession): Promise<void> => {
  const done = new Promise<void>((resolve) => client.once('Tracing.tracingComplete', () => resolve()));
  await client.send('Tracing.end');
  await done;
};

/** Returns the maximum number of elements that the browser restyled at once for an action, until the next frame. */
export const mostRestyled = async (page: Page, act: () => Promise<unknown>): Promise<number> => {
  const client = await page.context().newCDPSession(page);
  const counts = [0];
  client.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as unknown as TraceEvent[])
      if (name === 'UpdateLayoutTree') counts.push(args.elementCount ?? 0);
  });
  await client.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline'] } });
  await act();
  await nextFrame(page);
  await endTracing(client);
  return Math.max(...counts);
};
