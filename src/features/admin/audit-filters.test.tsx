import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { audit } from '#messages/audit';
import { AUDIT_PATH, type AuditEntry } from '@/contract/audit';
import { startApiServer } from '../../../test/support/browser/api-server';
import { alex, apiUrl, refuse, renderSignedIn, steve } from '../../../test/support/browser/render-account';
import { watchSavedFiles } from '../../../test/support/browser/saved-files';
import { toCsv } from './audit-csv';
import AuditLog from './audit-log';

const network = startApiServer();
const files = watchSavedFiles();
const { filters: texts } = audit;

const unchanged = { usernameChanged: false, emailChanged: false, passwordChanged: false };
const subject = { id: steve.id, username: 'steve', role: 'user' } as const;
const entry = (id: string): AuditEntry => ({
  id,
  at: '2026-05-25T12:00:00.000Z',
  actor: { id: alex.id, username: 'alex' },
  ...unchanged,
  action: 'user.sessions_ended',
  before: subject,
  after: subject,
});
/** Serves pages of these sizes, and records the queries. */
const servePages = (...sizes: number[]) => {
  const asked: string[] = [];
  network.use(
    http.get(apiUrl(AUDIT_PATH), ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams.toString());
      const page = Number(searchParams.get('cursor') ?? 0);
      const entries = Array.from({ length: sizes[page] ?? 0 }, (_, n) =>
        entry(`${String(page)}-${String(n)}`),
      );
      return Response.json({ entries, nextCursor: page + 1 < sizes.length ? String(page + 1) : null });
    }),
  );
  return asked;
};
const open = (search = '') => renderSignedIn(<AuditLog />, alex, `/admin/audit${search}`);

it('is filtered by kind, person and days, which stand in its address', async () => {
  const asked = servePages(1);
  const { user } = await open('?from=2026-05-01&to=2026-05-31&kind=cheese');
  await screen.findByRole('list', { name: audit.label });
  const from = new Date(2026, 4, 1).toISOString();
  const to = new Date(2026, 5, 1).toISOString();
  expect(asked).toEqual([new URLSearchParams({ from, to }).toString()]);
  await user.selectOptions(screen.getByLabelText(texts.kind), texts.kinds.user);
  await user.type(screen.getByLabelText(texts.person), 'steve');
  const all = { kind: 'user', person: 'steve', from, to };
  await waitFor(() => expect(asked.at(-1)).toBe(new URLSearchParams(all).toString()));
});

it('leads from names to the desk of users', async () => {
  servePages(1);
  await open();
  const links = [
    await screen.findByRole('link', { name: 'alex' }),
    screen.getByRole('link', { name: 'steve' }),
  ];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/users?q=alex',
    '/admin/users?q=steve',
  ]);
});

it('leads out of filters that nothing fits', async () => {
  servePages(0);
  const { user } = await open('?kind=backup');
  await user.click(await screen.findByRole('link', { name: audit.none.all }));
  expect(await screen.findByText(audit.empty.title)).toBeVisible();
});

describe('the export', () => {
  it('has all pages that fit the filters', async () => {
    const asked = servePages(2, 0, 1);
    const { user } = await open('?kind=user');
    await screen.findByRole('list', { name: audit.label });
    await user.click(screen.getByRole('button', { name: audit.export.label }));
    await screen.findByText(audit.export.done(3));
    const csv = await files[0]?.blob.text();
    expect(files[0]?.name).toMatch(/\.csv$/);
    expect(csv?.trim().split('\r\n')).toHaveLength(4);
    expect(asked.slice(1)).toEqual(['kind=user', 'kind=user&cursor=1', 'kind=user&cursor=2']);
  });

  it('stops at a thousand entries', async () => {
    const asked = servePages(600, 600, 600);
    const { user } = await open();
    await screen.findByRole('list', { name: audit.label });
    await user.click(screen.getByRole('button', { name: audit.export.label }));
    await screen.findByText(audit.export.done(1_000));
    expect(screen.getByText(audit.export.hasMore)).toBeVisible();
    expect(asked).toHaveLength(3);
  });

  it('says when it failed, and saves nothing', async () => {
    servePages(1);
    const { user } = await open();
    await screen.findByRole('list', { name: audit.label });
    network.use(http.get(apiUrl(AUDIT_PATH), () => refuse('unavailable')));
    await user.click(screen.getByRole('button', { name: audit.export.label }));
    await screen.findByText(audit.export.failure);
    expect(files).toEqual([]);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1'])('takes %j for no formula', (name) => {
    const csv = toCsv([{ ...entry('1'), actor: { id: alex.id, username: name } }]);
    expect(csv).toContain(`,"'${name}",`);
  });

  it('doubles quotes', () => {
    const csv = toCsv([{ ...entry('1'), actor: { id: alex.id, username: 'a"b,c' } }]);
    expect(csv).toContain(',"a""b,c",');
  });
});
