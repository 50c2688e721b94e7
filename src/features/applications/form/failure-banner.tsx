import { useEffect, useRef, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { applicationForm } from '#messages/applications/form';
import { scrollBehavior } from '@/lib/scroll-behavior';
import { Alert } from '@/ui/feedback/alert';

/** A field to correct. */
export interface Wrong {
  id: string;
  label: string;
  problem: string;
}

const List = styled.ul`
  margin-top: ${({ theme }) => theme.space[1]};
  padding-inline-start: ${({ theme }) => theme.space[2]};

  a {
    display: inline-block;
    padding-block: 2px;
  }
`;

const goTo = (id: string) => (event: MouseEvent) => {
  // The router would navigate to the hash; focus must move to the field instead.
  event.preventDefault();
  document.getElementById(id)?.focus();
};

export interface FailureBannerProps {
  /** A new object with each failure. */
  failure: { message: string };
  wrong: readonly Wrong[];
}

/**
 * Explains why nothing was sent, with a link to each field to correct. It takes focus and scrolls to the top.
 */
export const FailureBanner = ({ failure, wrong }: FailureBannerProps) => {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: scrollBehavior() });
  }, [failure]);
  return (
    <Alert ref={root} tabIndex={-1} tone="danger" title={applicationForm.failure.title}>
      {failure.message}
      {wrong.length > 0 && (
        <List>
          {wrong.map(({ id, label, problem }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={goTo(id)}>
                {problem.includes(label) ? problem : `${label}: ${problem}`}
              </a>
            </li>
          ))}
        </List>
      )}
    </Alert>
  );
};
