import { act } from '@testing-library/react';

/** Polling interval of live pages, in milliseconds. */
export const HALF_A_MINUTE = 30_000;

/** Installs fake timers for every test of a file, except those that the network needs to respond. Call once at its top. */
export const withFakeClock = (): void => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
};

/** Advances the time in milliseconds, and runs everything that this triggers. */
export const pass = (milliseconds: number): Promise<void> =>
  act(() => jest.advanceTimersByTimeAsync(milliseconds));
