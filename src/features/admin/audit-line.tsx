import { styled } from 'styled-components';
import type { AuditAction, AuditEntry as Entry } from '@/contract/audit';
import { formatMoment } from '@/lib/format';
import { Text } from '@/ui/text';

const Line = styled.li`
  display: grid;
  gap: ${({ theme }) => `${theme.space[0.5]} ${theme.space[3]}`};
  padding-block: ${({ theme }) => theme.space[2]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  overflow-wrap: anywhere;

  ${({ theme }) => theme.media.medium} {
    grid-template-columns: 200px minmax(0, 1fr);
  }
`;
const Changes = styled.ul`
  margin: ${({ theme }) => theme.space[0.5]} 0 0;
  padding-inline-start: 1.2em;
  color: ${({ theme }) => theme.color.muted};
`;

const verbs: Record<AuditAction, string> = {
  'user.created': 'created',
  'user.changed': 'changed',
  'user.deleted': 'deleted',
  'user.sessions_ended': 'ended the sessions of',
};

const fields = { username: 'Username', email: 'Email address', role: 'Role' } as const;
const fieldNames = ['username', 'email', 'role'] as const;

/** What is different after it, in words. */
const changesOf = ({ before, after, passwordChanged, action }: Entry): string[] => {
  const lines = fieldNames.flatMap((name) => {
    const [from, to] = [before?.[name], after?.[name]];
    if (from === to) return [];
    if (from === undefined) return [`${fields[name]}: ${to ?? ''}`];
    if (to === undefined) return [`${fields[name]}: ${from}`];
    return [`${fields[name]}: ${from} → ${to}`];
  });
  return passwordChanged && action === 'user.changed' ? [...lines, 'Password set anew'] : lines;
};

/** Who did what to whom, and when. */
export const AuditLine = ({ entry }: { entry: Entry }) => {
  const { at, actor, action, before, after } = entry;
  const changes = changesOf(entry);
  return (
    <Line>
      <Text color="muted" size="small" tabular>
        <time dateTime={at}>{formatMoment(at)}</time>
      </Text>
      <div>
        <Text>
          <strong>{actor.username}</strong> {verbs[action] ?? action}{' '}
          <strong>{(before ?? after)?.username ?? 'an account'}</strong>
        </Text>
        {changes.length > 0 && (
          <Changes>
            {changes.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Changes>
        )}
      </div>
    </Line>
  );
};
