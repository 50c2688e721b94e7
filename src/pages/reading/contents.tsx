import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import { reading } from '#messages/reading';
import { block, focusInside } from '@/theme/mixins';
import { TableOfContents, type TableOfContentsProps } from '@/ui/menu/table-of-contents';

const Beside = styled.div`
  display: none;

  ${({ theme }) => theme.media.large} {
    display: block;
  }
`;

const Above = styled.nav`
  ${block('small')}
  margin-bottom: ${({ theme }) => theme.space[4]};

  ${({ theme }) => theme.media.large} {
    display: none;
  }
  @media print {
    display: none;
  }
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 56px;
  padding-inline: ${({ theme }) => theme.space[2]};
  font-weight: 600;
  cursor: pointer;
  ${focusInside}

  &::-webkit-details-marker {
    display: none;
  }
  & > svg {
    transition: transform ${({ theme }) => theme.duration.quick};
  }
  [open] > & > svg {
    transform: rotate(180deg);
  }
`;

const List = styled.ol`
  padding-bottom: ${({ theme }) => theme.space[1]};
`;

const Entry = styled.a`
  display: flex;
  align-items: center;
  min-height: ${({ theme }) => theme.size.touch};
  padding-inline: ${({ theme }) => theme.space[2]};
  color: ${({ theme }) => theme.color.muted};
  text-decoration: none;
  ${focusInside}

  &:hover {
    color: ${({ theme }) => theme.color.text};
  }
`;

/**
 * Table of contents with the current section: sticky beside the text, or folded above it on small screens.
 */
export const Contents = ({ entries }: Pick<TableOfContentsProps, 'entries'>) => (
  <>
    <Above aria-label={reading.contents}>
      <details>
        <Summary>
          {reading.contents}
          <ChevronDown size={20} />
        </Summary>
        <List>
          {entries.map(({ id, title }) => (
            <li key={id}>
              <Entry href={`#${id}`}>{title}</Entry>
            </li>
          ))}
        </List>
      </details>
    </Above>
    <Beside>
      <TableOfContents label={reading.contents} entries={entries} />
    </Beside>
  </>
);
