import { CommandError } from '../port';

/** Redis errors that several commands share, with Redis's messages. */
export const wrongType = () =>
  new CommandError('WRONGTYPE Operation against a key holding the wrong kind of value');
export const syntaxError = () => new CommandError('ERR syntax error');
export const notAnInteger = () => new CommandError('ERR value is not an integer or out of range');
export const notAFloat = () => new CommandError('ERR value is not a valid float');
export const wrongArity = (name: string) =>
  new CommandError(`ERR wrong number of arguments for '${name.toLowerCase()}' command`);
export const unknownCommand = (name: string, parameters: readonly string[]) =>
  new CommandError(
    `ERR unknown command '${name}', with args beginning with: ${parameters.map((each) => `'${each}' `).join('')}`,
  );
