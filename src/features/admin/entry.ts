import { styled } from 'styled-components';

/** A line of a list at the desk: what it is, and what can be done about it where there is room beside it. */
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

/** A short list of entries, which is there as a whole. */
export const EntryList = styled.ul`
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
`;
