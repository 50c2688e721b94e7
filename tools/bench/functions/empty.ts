import type { Config } from '@netlify/functions';

/** Empty function, the floor of every response time. */
export default (): Response => new Response('{}', { headers: { 'Content-Type': 'application/json' } });

export const config: Config = { path: '/api/empty' };
