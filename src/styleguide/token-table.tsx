import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.table`
  width: 100%;
  table-layout: fixed;

  th,
  td {
    padding: ${({ theme }) => `${theme.space[1]} ${theme.space[2]} ${theme.space[1]} 0`};
    border-top: 1px solid ${({ theme }) => theme.color.line};
    font-size: ${({ theme }) => theme.fontSize.small};
    font-weight: 400;
    text-align: start;
    vertical-align: middle;
  }
  th {
    width: 6rem;
    font-weight: 600;
  }
  td {
    color: ${({ theme }) => theme.color.muted};
  }
  td:not(:last-child) {
    width: 6rem;
  }
`;

export interface TokenTableProps {
  /** Name and value of each token. */
  tokens: readonly (readonly [name: string, value: string])[];
  /** Renders the token's effect. */
  sample?: (name: string, value: string) => ReactNode;
}

export const TokenTable = ({ tokens, sample }: TokenTableProps) => (
  <Root>
    <tbody>
      {tokens.map(([name, value]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{value}</td>
          {sample && <td>{sample(name, value)}</td>}
        </tr>
      ))}
    </tbody>
  </Root>
);

/** Returns the names in a table of tokens or drawings, in its order. */
export const keysOf = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table & string)[];
