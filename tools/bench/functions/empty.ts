import type { Config } from '@netlify/functions';

/** The floor of every response time: a function that does nothing. */
export default (): Response => new Response('{}', { headers: { 'Content-Type': 'application/json' } });

export const config: Config = { path: '/api/empty' };
