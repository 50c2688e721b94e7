import { styled } from 'styled-components';

/** Fields beside each other where there is room. */
export const Pair = styled.div`
  display: grid;
  gap: ${({ theme }) => `0 ${theme.space[2]}`};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
`;
