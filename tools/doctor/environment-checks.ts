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
  /** Returns this machine's time. */
  readonly now: () => number;
}

/** Returns checks of everything that the variables name. An invalid variable is reported alone. */
export function environmentChecks({ variables, names, mailServices, now }: Surroundings): Check[] {
  const environment = read(variables);
  if (typeof environment === 'string')
    return [{ name: 'Variables', run: () => Promise.resolve(['wrong', environment]) }];
  const { database, gameServerKey } = environment;
  return [
    { name: 'Variables', run: () => Promise.resolve(['ok', 'All variables that are set are valid.']) },
    ...databaseChecks({ database, hasCompanions: gameServerKey !== null, now }),
    { name: 'First admin', run: () => checkFirstAdmin(environment) },
    ...serviceChecks(environment, mailServices),
    ...gameServerChecks(environment, names),
    { name: 'Site’s name', run: () => checkName(new URL(environment.siteUrl).hostname, names) },
  ];
}

async function checkFirstAdmin({ firstAdmin }: Environment): ReturnType<Check['run']> {
  if (firstAdmin === null)
    return ['unset', 'ADMIN_EMAIL is not set. If there is no admin yet, `npm run admin:create` creates one.'];
  const problem = await problemWith(firstAdmin);
  return problem === null
    ? ['ok', 'It is created at the first sign-in. Remove ADMIN_EMAIL and ADMIN_PASSWORD after that.']
    : ['wrong', `${problem}, so no admin is created. Choose another password.`];
}

/** Checks that the published site's host has an address. */
async function checkName(host: string, names: Names): ReturnType<Check['run']> {
  if (EXAMPLE.test(host)) return ['unset', '`url` in networks/NAME/identity.ts is still the example’s.'];
  if (isLoopback(host)) return ['unknown', 'Not checked on this machine.'];
  const hasAddress = await names.address(host).then(
    () => true,
    () => false,
  );
  return hasAddress
    ? ['ok', 'It resolves to an address.']
    : [
        'wrong',
        'It does not resolve to an address. Correct `url` in networks/NAME/identity.ts, or the records at your DNS provider.',
      ];
}

/** Returns the environment, or its fault, which names the variable but never its value. */
function read(variables: Surroundings['variables']): Environment | string {
  try {
    return readEnvironment(variables);
  } catch (error) {
    return `${error instanceof Error ? error.message : ''} .env.example explains each variable.`;
  }
}
