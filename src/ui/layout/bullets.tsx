import { styled } from 'styled-components';

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[1]};

  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${({ theme }) => theme.space[1.5]};
  }
  li::before {
    content: '';
    width: 8px;
    height: 8px;
    margin-top: 0.55em;
    background: var(--mark, ${({ theme }) => theme.color.grass});
  }
`;

/** A short list with square marks. */
export const Bullets = ({ items }: { items: readonly string[] }) => (
  <List>
    {items.map((item) => (
      <li key={item}>
        <span dir="auto">{item}</span>
      </li>
    ))}
  </List>
);
