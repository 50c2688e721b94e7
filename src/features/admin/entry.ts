import { styled } from 'styled-components';

/** An item of a desk's list, with its actions beside it where there is room. */
export const Entry = styled.li`
  display: grid;
  gap: ${({ theme }) => `${theme.space[1]} ${theme.space[3]}`};
  align-items: center;
  padding-block: ${({ theme }) => theme.space[2]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  overflow-wrap: anywhere;

  ${({ theme }) => theme.media.medium} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

/** A short list of entries, loaded as a whole. */
export const EntryList = styled.ul`
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
`;
