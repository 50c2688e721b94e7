import { useLayoutEffect, useRef, type RefObject } from 'react';
import { styled } from 'styled-components';
import { usedUp } from '#messages/applications/answers';
import { formatNumber } from '@/lib/format-number';
import { Counter } from '@/ui/form/field-style';

const Line = styled(Counter)`
  white-space: nowrap;

  &[role='status'] {
    color: ${({ theme }) => theme.color.danger};
    font-weight: 600;
  }
`;

export interface AnswerCounterProps {
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  limit: number;
}

/**
 * Shows the length of a field's text against its limit. It writes to the DOM directly, because a render per
 * keystroke would cost more than the keystroke.
 */
export const AnswerCounter = ({ fieldRef, limit }: AnswerCounterProps) => {
  const lineRef = useRef<HTMLParagraphElement>(null);
  // Runs before the paint, so that no line starts empty.
  useLayoutEffect(() => {
    const [field, line] = [fieldRef.current, lineRef.current];
    if (!field || !line) return undefined;
    const most = formatNumber(limit);
    const count = () => {
      const { length } = field.value;
      const used = `${formatNumber(length)} / ${most}`;
      if (length > limit) line.setAttribute('role', 'status');
      else line.removeAttribute('role');
      line.textContent = length > limit ? usedUp(used, formatNumber(length - limit)) : used;
    };
    count();
    field.addEventListener('input', count);
    return () => field.removeEventListener('input', count);
  }, [fieldRef, limit]);
  return <Line ref={lineRef} />;
};
