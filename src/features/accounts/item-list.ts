import { styled } from 'styled-components';

/** List of an account's items, each with an icon, a text and its actions. */
export const ItemList = styled.ul`
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${({ theme }) => `${theme.space[0.5]} ${theme.space[1.5]}`};
    min-height: 64px;
    padding-block: ${({ theme }) => theme.space[1]};
  }
  li + li {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
`;

export const ItemText = styled.div`
  flex: 1 1 12rem;
  overflow-wrap: anywhere;
`;
