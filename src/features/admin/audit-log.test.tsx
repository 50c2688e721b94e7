import { screen } from '@testing-library/react';
import { http } from 'msw';
import { API_PATHS } from '@/contract/paths';
import { startApiServer } from '../../../test/api-server';
import { alex, apiUrl, renderSignedIn, steve } from '../../../test/render-account';
import { AuditLog } from './audit-log';

const network = startApiServer();

it('the audit log says who did what to whom, what was before and what after', async () => {
  const entry = {
    at: '2025-05-25T12:00:00.000Z',
    actor: { id: alex.id, username: 'alex' },
    passwordChanged: false,
  };
  network.use(
    http.get(apiUrl(API_PATHS.adminAudit), () =>
      Response.json({
        entries: [
          { ...entry, id: '3', action: 'user.sessions_ended', before: steve, after: steve },
          {
            ...entry,
            id: '2',
            action: 'user.changed',
            before: steve,
            after: { ...steve, role: 'admin' },
            passwordChanged: true,
          },
          { ...entry, id: '1', action: 'user.created', before: null, after: steve },
        ],
        nextCursor: null,
      }),
    ),
  );
  await renderSignedIn(<AuditLog />, alex);
  expect(await screen.findByText('Role: user → admin')).toBeVisible();
  expect(screen.getByText('Password set anew')).toBeVisible();
  const sentences = screen.getAllByText(/^alex$/).map((name) => name.parentElement?.textContent);
  expect(sentences).toEqual(['alex ended the sessions of steve', 'alex changed steve', 'alex created steve']);
  expect(screen.getByText('Username: steve')).toBeVisible();
});
