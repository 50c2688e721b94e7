import { problemWith } from '../../functions/accounts/first-admin';
import { isLoopback } from '../../functions/core/env/addresses';
import { type Environment, readEnvironment } from '../../functions/core/env/env';
import { EXAMPLE } from '../network/warnings';
import { databaseChecks } from './database-checks';
import { gameServerChecks, type Names } from './game-server-checks';
import { type MailServiceUrls, serviceChecks } from './service-checks';
import type { Check } from './verdict';

export interface Surroundings {
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly names: Names;
  readonly mailServices: MailServiceUrls;
  /** This machine's time. */
  readonly now: () => number;
}

/** All that the variables name. With a variable that breaks its rule, that alone is known. */
export function environmentChecks({ variables, names, mailServices, now }: Surroundings): Check[] {
  const environment = read(variables);
  if (typeof environment === 'string')
    return [{ name: 'Variables', run: () => Promise.resolve(['wrong', environment]) }];
  const { database, gameServerKey } = environment;
  return [
    { name: 'Variables', run: () => Promise.resolve(['ok', 'Those that are set are valid.']) },
    ...databaseChecks({ database, hasCompanions: gameServerKey !== null, now }),
    { name: 'First admin', run: () => lookAtFirstAdmin(environment) },
    ...serviceChecks(environment, mailServices),
    ...gameServerChecks(environment, names),
    { name: 'Site’s name', run: () => lookAtName(new URL(environment.siteUrl).hostname, names) },
  ];
}

async function lookAtFirstAdmin({ firstAdmin }: Environment): ReturnType<Check['run']> {
  if (firstAdmin === null)
    return ['unset', 'ADMIN_EMAIL is not set: without an admin yet, `npm run admin:create` makes one.'];
  const problem = await problemWith(firstAdmin);
  return problem === null
    ? ['ok', 'The first sign-in makes it. Take ADMIN_EMAIL and ADMIN_PASSWORD out again after that.']
    : ['wrong', `${problem}: no admin is made. Choose another password.`];
}

/** Whether the published site's host has an address. */
async function lookAtName(host: string, names: Names): ReturnType<Check['run']> {
  if (EXAMPLE.test(host)) return ['unset', '`url` in networks/NAME/identity.ts is still the example’s.'];
  if (isLoopback(host)) return ['unknown', 'Not looked at on this machine.'];
  const hasAddress = await names.address(host).then(
    () => true,
    () => false,
  );
  return hasAddress
    ? ['ok', 'It has an address.']
    : [
        'wrong',
        'It has no address. Correct `url` in networks/NAME/identity.ts, or the records at your DNS provider.',
      ];
}

/** What is wrong with them, which names the variable and never its value. */
function read(variables: Surroundings['variables']): Environment | string {
  try {
    return readEnvironment(variables);
  } catch (error) {
    return `${error instanceof Error ? error.message : ''} .env.example tells of each.`;
  }
}
