const BYTES = 16;

/**
 * Returns a random UUID (version 4). The browser's own `crypto.randomUUID` is missing on plain `http:` addresses, such as that of a
 * development machine on a local network.
 */
export const randomUuid = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  // Version 4, and one of its four variants: 8, 9, a or b.
  return digits.replace(/^(.{8})(.{4}).(.{3})(.)(.{3})(.{12})$/, (_, time, high, low, variant, rest, node) =>
    [time, high, `4${low}`, `${'89ab'[Number.parseInt(variant, 16) % 4]}${rest}`, node].join('-'),
  );
};
