import { act } from '@testing-library/react';

/** How often live pages ask for news, in milliseconds. */
export const HALF_A_MINUTE = 30_000;

/** Fake timers for every test of a file; what the network needs to answer at all stays real. Call once at its top. */
export const withFakeClock = (): void => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
};

/** Lets time pass, in milliseconds, and everything that it sets off happen. */
export const pass = (milliseconds: number): Promise<void> =>
  act(() => jest.advanceTimersByTimeAsync(milliseconds));
