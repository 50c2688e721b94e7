import { styled } from 'styled-components';
import type { AuditEntry as Entry } from '@/contract/audit';
import { formatMoment } from '@/lib/format-date';
import { Note, Text } from '@/ui/layout/text';
import { Link, type LinkProps } from '@/ui/routing/link';
import { actorOf, auditSentence, searchForUser } from './audit-sentence';

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

const Bold = styled(Link)`
  color: inherit;
  font-weight: 700;
`;

/** A name that leads to its desk; plain text where there is nothing to see there. */
const Named = ({ to, ...rest }: Omit<LinkProps, 'to' | 'ref'> & { to: string | null }) =>
  to === null ? <strong {...rest} /> : <Bold to={to} {...rest} />;

export const AuditLine = ({ entry }: { entry: Entry }) => {
  const { at, actor } = entry;
  const { verb, object, to = null, changes } = auditSentence(entry);
  return (
    <Line>
      <Note tabular>
        <time dateTime={at}>{formatMoment(at)}</time>
      </Note>
      <div>
        <Text>
          <Named to={searchForUser(actor.username)} translate="no">
            {actorOf(actor)}
          </Named>{' '}
          {verb} <Named to={to}>{object}</Named>
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
