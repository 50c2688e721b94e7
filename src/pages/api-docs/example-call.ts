import type { ApiCall, ApiForm } from './api-document';

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': '2026-05-25T12:00:00.000Z',
  date: '2001-05-25',
  email: 'alex@example.org',
  uuid: '00000000-0000-4000-8000-000000000000',
};

/** Returns an example value of this form. */
function sampleOf(form: ApiForm): unknown {
  const [choice] = form.enum ?? [];
  if (choice !== undefined) return choice;
  const [first] = form.anyOf ?? form.oneOf ?? [];
  if (first && !form.properties) return sampleOf(first);
  if (form.type === 'object') {
    const entries = Object.entries(form.properties ?? {}).filter(([name]) => form.required?.includes(name));
    return Object.fromEntries(entries.map(([name, field]) => [name, sampleOf(field)]));
  }
  if (form.type === 'array') return [sampleOf(form.items ?? {})];
  if (form.type === 'number' || form.type === 'integer') return Math.max(form.minimum ?? 1, 1);
  return FORMATS[form.format ?? ''] ?? 'text';
}

const HEADERS: Readonly<Record<string, string>> = {
  session: 'Authorization: Bearer YOUR_TOKEN',
  gameServerKey: 'Authorization: Bearer KEY_OF_GAME_SERVERS',
  applicationKey: 'Authorization: Application YOUR_KEY',
  csrfCookie: 'Cookie: XSRF-TOKEN=YOUR_TOKEN',
  csrfHeader: 'X-XSRF-TOKEN: YOUR_TOKEN',
};

/** Returns a call as a shell command. */
export function exampleOf(
  { method, path, security, parameters = [], requestBody }: ApiCall,
  site: string,
): string {
  const query = parameters
    .filter(({ name, required }) => required && !path.includes(`{${name}}`))
    .map(({ name, schema }) => `${name}=${String(sampleOf(schema))}`);
  const address = `${site}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`;
  const headers = Object.keys(security[0] ?? {}).map((kind) => `-H '${HEADERS[kind] ?? ''}'`);
  const body = requestBody?.content['application/json'].schema;
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}'${address}'`,
    ...headers,
    ...(body ? [`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(sampleOf(body))}'`] : []),
  ].join(' \\\n  ');
}
