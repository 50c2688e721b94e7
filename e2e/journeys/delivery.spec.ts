import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { builtFiles, publicPaths } from '../support/routes';
import { expect, test } from '../support/test';

const dist = path.join(process.cwd(), 'dist');
/** Every variable that the site can be given. */
const variables = readFileSync('.env.example', 'utf8').match(/^[A-Z\d_]+(?==)/gm) ?? [];
const served = builtFiles
  .map((file) => `/${path.relative(dist, file)}`)
  .filter((file) => !['/_headers', '/_redirects'].includes(file));

test('every static file carries the security headers', async ({ request }) => {
  for (const file of [...served, ...publicPaths, '/no-such-page']) {
    const headers = (await request.get(file)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, file).toContain("default-src 'none'");
    expect(policy, file).not.toContain('unsafe-');
    expect(headers['strict-transport-security'], file).toContain('max-age=63072000');
    expect(headers['x-content-type-options'], file).toBe('nosniff');
    expect(headers['referrer-policy'], file).toBeTruthy();
    expect(headers['cross-origin-opener-policy'], file).toBe('same-origin');
    expect(headers['cross-origin-resource-policy'], file).toBe('same-origin');
    expect(headers['permissions-policy'], file).toBeTruthy();
  }
});

test('the headers file itself is not served', async ({ request }) => {
  expect((await request.get('/_headers')).status()).toBe(404);
});

test('the browser bundle holds no server code and no configuration', async () => {
  const scripts = builtFiles.filter((file) => /\.(js|html|css|map)$/.test(file));
  expect(scripts.length).toBeGreaterThan(5);
  expect(variables).toContain('APPLICATIONS_WEBHOOK_URL');
  const forbidden = new RegExp(`${variables.join('|')}|scrypt|api/webhooks|:25565|["']node:`);
  for (const file of scripts) {
    const [found] = forbidden.exec(await readFile(file, 'utf8')) ?? [];
    expect(found, file).toBeUndefined();
  }
});

test('prerendered pages carry no inline style, and no inline script that would run', async ({ request }) => {
  for (const page of publicPaths) {
    const html = await (await request.get(page)).text();
    expect(html, page).not.toMatch(
      /\sstyle="|<style|<script(?![^>]*\ssrc=|\stype="application\/(ld\+)?json")/,
    );
  }
});

test('functions answer with the error contract', async ({ request }) => {
  const unknown = await request.get('/api/no/such/thing');
  expect(unknown.status()).toBe(404);
  expect(unknown.headers()['content-type']).toContain('application/json');
  expect(await unknown.json()).toMatchObject({ error: { code: 'not_found' } });

  for (const method of ['POST', 'PROPFIND']) {
    const wrongMethod = await request.fetch('/api/status', { method });
    expect(wrongMethod.status()).toBe(405);
    expect(wrongMethod.headers()['allow']).toContain('GET');
    expect(await wrongMethod.json()).toMatchObject({ error: { code: 'method_not_allowed' } });
  }
});
