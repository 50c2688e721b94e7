import { screen } from '@testing-library/react';
import { http } from 'msw';
import { audit } from '#messages/audit';
import { privatePages } from '#network/pages';
import { AUDIT_PATH, type AuditEntry } from '@/contract/audit';
import {
  bannerChangesSchema,
  eventChangesSchema,
  questionChangesSchema,
  storyChangesSchema,
} from '@/contract/content-requests';
import { startApiServer } from '../../../test/support/browser/api-server';
import { alex, apiUrl, renderSignedIn, steve } from '../../../test/support/browser/render-account';
import { gameModes } from '../../../test/support/fixtures/network-parts';
import AuditLog from './audit-log';

const network = startApiServer();

const event = (id: string) => ({
  id,
  at: '2025-05-25T12:00:00.000Z',
  actor: { id: alex.id, username: 'alex' },
});

/** Renders a log of these entries and returns the text of each line. */
const open = async (entries: AuditEntry[]) => {
  network.use(http.get(apiUrl(AUDIT_PATH), () => Response.json({ entries, nextCursor: null })));
  await renderSignedIn(<AuditLog />, alex);
  await screen.findByRole('list', { name: audit.label });
  return screen.getAllByText(/^alex$/).map((name) => name.parentElement?.textContent);
};

it('the audit log says who did what to whom, what was before and what after', async () => {
  const subject = { id: steve.id, username: 'steve', role: 'user' } as const;
  const gone = { ...subject, username: null };
  const promoted = { ...subject, role: 'reviewer' } as const;
  const account = { usernameChanged: false, emailChanged: false, passwordChanged: false };
  const changed = { usernameChanged: true, emailChanged: true, passwordChanged: true };
  const sentences = await open([
    { ...event('4'), ...account, action: 'user.deleted', before: gone, after: null },
    { ...event('3'), ...account, action: 'user.sessions_ended', before: subject, after: subject },
    { ...event('5'), ...account, action: 'user.player_released', before: subject, after: subject },
    { ...event('2'), ...changed, action: 'user.changed', before: subject, after: promoted },
    { ...event('1'), ...account, action: 'user.created', before: null, after: subject },
  ]);
  expect(sentences).toEqual([
    'alex deleted a user account',
    'alex ended the sessions of steve',
    'alex unlinked the player of steve',
    'alex changed steve',
    'alex created steve',
  ]);
  expect(screen.getByText(`Account ${steve.id}`)).toBeVisible();
  expect(screen.getByText('Role: User → Reviewer')).toBeVisible();
  for (const text of [audit.accounts.username, audit.accounts.email, audit.accounts.password]) {
    expect(screen.getByText(text)).toBeVisible();
  }
});

it('tells what was done with applications, by position, state and id', async () => {
  const builder = { id: 'b1', position: 'Architect', state: 'in_review' } as const;
  const accepted = { ...builder, state: 'accepted' } as const;
  const on = { noteChanged: false, before: builder, after: builder };
  const sentences = await open([
    { ...event('4'), ...on, action: 'application.deleted', after: null },
    { ...event('3'), ...on, action: 'application.resent' },
    { ...event('2'), ...on, action: 'application.commented' },
    { ...event('1'), action: 'application.changed', before: builder, after: accepted, noteChanged: true },
  ]);
  expect(sentences).toEqual([
    'alex deleted an application for Architect',
    'alex announced again an application for Architect',
    'alex commented on an application for Architect',
    'alex changed an application for Architect',
  ]);
  expect(screen.getByText('State: In review → Accepted')).toBeVisible();
  expect(screen.getByText(audit.applications.note)).toBeVisible();
  const links = screen.getAllByRole('link', { name: 'an application for Architect' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(3).fill('/admin/applications?id=b1'));
  expect(screen.queryByText(/b1/)).toBeNull();
});

it('tells what was done with leaderboards', async () => {
  const board = { mode: 'skywars', players: 1204, username: null } as const;
  const sentences = await open([
    {
      ...event('2'),
      action: 'leaderboard.player_removed',
      before: { ...board, mode: 'parkour', username: 'herobrine' },
      after: { ...board, mode: 'parkour', players: 1203 },
    },
    { ...event('1'), action: 'leaderboard.season_started', before: board, after: { ...board, players: 0 } },
    {
      ...event('0'),
      action: 'leaderboard.season_started',
      before: { ...board, mode: 'gone-since' },
      after: { ...board, mode: 'gone-since', players: 0 },
    },
  ]);
  expect(sentences).toEqual([
    `alex removed herobrine from the ${gameModes.parkour.title} leaderboard`,
    `alex started a new season of the ${gameModes.skywars.title} leaderboard`,
    'alex started a new season of the gone-since leaderboard',
  ]);
  expect(screen.getAllByText('Players in the previous season: 1,204')).toHaveLength(2);
});

it('tells what was done with what visitors read', async () => {
  const story = { id: 's1', kind: 'news', title: 'Season 6', publishedAt: null } as const;
  const published = { ...story, publishedAt: '2025-05-25T12:00:00.000Z' };
  const banner = { id: 'banner', kind: 'banner', title: '', publishedAt: null } as const;
  const picture = { id: 'p1', kind: 'picture', title: 'The new spawn', publishedAt: null } as const;
  const sentences = await open([
    { ...event('4'), action: 'content.deleted', before: story, after: null, fields: '' },
    {
      ...event('3'),
      action: 'content.changed',
      before: story,
      after: published,
      fields: 'publishedAt, body',
    },
    { ...event('2'), action: 'content.created', before: null, after: story, fields: '' },
    { ...event('1'), action: 'content.created', before: null, after: banner, fields: '' },
    { ...event('0'), action: 'content.created', before: null, after: picture, fields: '' },
  ]);
  expect(sentences).toEqual([
    'alex deleted the story Season 6',
    'alex changed the story Season 6',
    'alex created the story Season 6',
    'alex created the banner',
    'alex uploaded the picture The new spawn',
  ]);
  expect(screen.getByText(audit.content.fields('publication, text'))).toBeVisible();
  expect(screen.getByText(/^Published: .*May 25, 2025/)).toBeVisible();
});

it('has a word for every field of what visitors read', () => {
  const schemas = [storyChangesSchema, eventChangesSchema, questionChangesSchema, bannerChangesSchema];
  const fields = new Set(schemas.flatMap((schema) => Object.keys(schema.fields)));
  fields.delete('version');
  expect(Object.keys(audit.content.fieldTexts)).toEqual(expect.arrayContaining([...fields]));
});

it('links messages that are still there', async () => {
  const message = { id: 'm1' };
  await open([
    { ...event('2'), action: 'message.deleted', before: message, after: null },
    { ...event('1'), action: 'message.taken', before: message, after: message },
  ]);
  const links = screen.getAllByRole('link', { name: audit.messages.object });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `${privatePages.adminMessages.path}?id=m1`,
  ]);
});
