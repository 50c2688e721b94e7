import { styled } from 'styled-components';
import { pages } from '#network/pages';
import { Link } from '@/ui/routing/link';

const documents = [pages.terms, pages.privacy, pages.dmca, pages.coppa, pages.rules];

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

/** Leads from one legal text to those that it speaks of. */
export const OtherDocuments = ({ title }: { title: string }) => (
  <nav aria-label="Other policies">
    <List>
      {documents
        .filter((document) => document.title !== title)
        .map((document) => (
          <li key={document.path}>
            <Anchor to={document.path}>{document.title}</Anchor>
          </li>
        ))}
    </List>
  </nav>
);
