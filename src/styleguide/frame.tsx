import { styled } from 'styled-components';

/** Two columns on wide screens: the contents beside the chapters. */
export const Frame = styled.div`
  padding: ${({ theme }) => `${theme.space[4]} ${theme.space[2]}`};

  & > main {
    min-width: 0;
  }
  ${({ theme }) => theme.media.large} {
    display: grid;
    grid-template-columns: 176px 1fr;
    gap: ${({ theme }) => theme.space[4]};
    padding-inline: ${({ theme }) => theme.space[3]};
  }
`;

export const Contents = styled.div`
  display: none;

  ${({ theme }) => theme.media.large} {
    display: block;
  }
`;
