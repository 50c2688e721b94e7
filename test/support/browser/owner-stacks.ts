/**
 * React's development build captures a stack trace for each element, at most 10,000 a second, to locate the element in warnings.
 * Tests read none of these traces, and capturing them takes an eighth of the time of all component tests. Call it with each
 * instance of React, so after `jest.resetModules` as well.
 */
export const skipOwnerStacks = (react: object): void => {
  const internals: unknown = Reflect.get(
    react,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  );
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  });
};
