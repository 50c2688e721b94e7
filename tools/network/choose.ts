/** The networks that come with the product. */
export const SHIPPED = ['spawnpoint', 'emberfall', 'hut'];

/**
 * The network to build.
 * @param wanted the variable `NETWORK`, if it is set
 * @param there the names of the folders in `networks/`
 * @throws Error for one that is not there
 */
export const chooseNetwork = (wanted: string | undefined, there: readonly string[]): string => {
  const name = wanted?.trim() ?? '';
  if (name === '') {
    const [own, ...others] = there.filter((one) => !SHIPPED.includes(one));
    return own === undefined || others.length > 0 ? 'spawnpoint' : own;
  }
  if (!there.includes(name))
    throw new Error(`NETWORK is ${name}, and there is no networks/${name}. There are: ${there.join(', ')}`);
  return name;
};
