interface Sanitizers {
  actionSanitizer?: (action: object) => object;
  stateSanitizer?: (state: object) => object;
}

it('Redux DevTools gets actions and state with tokens and passwords masked', async () => {
  const given: Sanitizers[] = [];
  Object.assign(window, {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: (options: Sanitizers) => {
      given.push(options);
      return (enhancer: unknown) => enhancer;
    },
  });
  // The toolkit looks for the extension when it is loaded.
  const { makeStore } = await import('./store');
  makeStore();
  const [{ actionSanitizer, stateSanitizer } = {}] = given;
  const secret = { auth: { token: 'tok-1' }, meta: { arg: { password: 'pw-1' } } };
  for (const sanitize of [actionSanitizer, stateSanitizer]) {
    expect(JSON.stringify(sanitize?.(secret))).toMatch(/"auth":.*"meta":/);
    expect(JSON.stringify(sanitize?.(secret))).not.toMatch(/tok-1|pw-1/);
  }
});
export {};
