import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

export interface TableOfContentsEntry {
  /** Of the heading or section on the page. */
  id: string;
  title: string;
}

const Nav = styled.nav`
  position: sticky;
  top: calc(${({ theme }) => theme.size.header} + ${({ theme }) => theme.space[3]});
  font-size: ${({ theme }) => theme.fontSize.small};
`;
const Title = styled.p`
  margin-bottom: ${({ theme }) => theme.space[1]};
  color: ${({ theme }) => theme.color.muted};
  font-weight: 600;
`;
const Entry = styled.a`
  display: block;
  padding: ${({ theme }) => `${theme.space[1]} ${theme.space[2]}`};
  border-inline-start: 4px solid ${({ theme }) => theme.color.line};
  color: ${({ theme }) => theme.color.muted};
  line-height: 1.35;
  text-decoration: none;

  &:hover {
    color: ${({ theme }) => theme.color.text};
  }
  &[aria-current] {
    border-color: ${({ theme }) => theme.color.grass};
    color: ${({ theme }) => theme.color.text};
    font-weight: 600;
  }
`;

/** The section that is being read: the last one whose start has passed the upper third of the window. */
const useCurrentSection = (entries: readonly TableOfContentsEntry[]): string | undefined => {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const visible = new Set<string>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        const first = entries.find(({ id }) => visible.has(id));
        if (first) setCurrent(first.id);
      },
      { rootMargin: '-96px 0px -60% 0px' },
    );
    for (const { id } of entries) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [entries]);
  return current;
};

export interface TableOfContentsProps {
  label?: string;
  /** Keep the same array between renders. */
  entries: readonly TableOfContentsEntry[];
}

/** Links to the sections of a long page; the one being read is marked. */
export const TableOfContents = ({ label = 'On this page', entries }: TableOfContentsProps) => {
  const current = useCurrentSection(entries);
  return (
    <Nav aria-label={label}>
      <Title aria-hidden="true">{label}</Title>
      {entries.map(({ id, title }) => (
        <Entry key={id} href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
          {title}
        </Entry>
      ))}
    </Nav>
  );
};
