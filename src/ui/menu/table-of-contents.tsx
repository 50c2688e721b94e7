import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { stickySide } from '@/theme/foot';

export interface TableOfContentsEntry {
  /** Id of the heading or section on the page. */
  id: string;
  title: string;
}

const Nav = styled.nav`
  ${stickySide(3)}
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

/** Returns the section being read: the last one whose start has passed the upper third of the window. */
const currentSection = (entries: readonly TableOfContentsEntry[]): string | undefined => {
  const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 1;
  const hasPassed = ({ id }: TableOfContentsEntry) => {
    const section = document.getElementById(id);
    return section !== null && section.getBoundingClientRect().top <= window.innerHeight / 3;
  };
  return (isAtEnd && window.scrollY > 0 ? entries.at(-1) : entries.findLast(hasPassed))?.id;
};

const useCurrentSection = (entries: readonly TableOfContentsEntry[]): string | undefined => {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const follow = () => setCurrent(currentSection(entries));
    const frame = requestAnimationFrame(follow);
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', follow);
    };
  }, [entries]);
  return current;
};

export interface TableOfContentsProps {
  label: string;
  /** Must be the same array between renders. */
  entries: readonly TableOfContentsEntry[];
}

/** Links to the sections of a long page; the one being read is marked. */
export const TableOfContents = ({ label, entries }: TableOfContentsProps) => {
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
