import { styled } from 'styled-components';
import { reading } from '#messages/reading';
import { pages } from '#network/pages';
import type { LegalKey } from '@/contract/network/legal';
import { isThere } from '@/lib/pages';
import { Link } from '@/ui/routing/link';

const documents = ['terms', 'privacy', 'dmca', 'coppa', 'rules'] as const;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `0 ${theme.space[3]}`};
`;

const Anchor = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${({ theme }) => theme.size.touch};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.fontSize.small};

  &:hover {
    color: ${({ theme }) => theme.color.text};
  }
`;

/** Links from one legal text to those that it mentions. */
export const OtherDocuments = ({ page }: { page: LegalKey }) => (
  <nav aria-label={reading.otherPolicies}>
    <List>
      {documents
        .filter((document) => document !== page && isThere(document))
        .map((document) => (
          <li key={document}>
            <Anchor to={pages[document].path}>{pages[document].title}</Anchor>
          </li>
        ))}
    </List>
  </nav>
);
