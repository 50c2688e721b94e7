const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Checks that an address may be opened: `https`, or `http` on this machine. */
export const isShopAddress = (address: string): boolean => {
  try {
    const { protocol, hostname } = new URL(address);
    return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname));
  } catch {
    return false;
  }
};
