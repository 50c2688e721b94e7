import { useCallback, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { formatNumber } from '@/lib/format';
import { Counter } from '@/ui/field-style';

type FieldRef = RefObject<HTMLTextAreaElement | null>;

/** What follows from the length of what stands in a field. Draws again only when that differs. */
const useLength = <Result extends number | boolean>(
  fieldRef: FieldRef,
  judge: (length: number) => Result,
): Result => {
  const subscribe = useCallback(
    (notify: () => void) => {
      const counted = fieldRef.current;
      counted?.addEventListener('input', notify);
      return () => counted?.removeEventListener('input', notify);
    },
    [fieldRef],
  );
  return useSyncExternalStore(subscribe, () => judge(fieldRef.current?.value.length ?? 0));
};

/** The one part that changes with every key: a text without an element of its own. */
const Used = ({ fieldRef }: { fieldRef: FieldRef }) => formatNumber(useLength(fieldRef, (length) => length));

const Excess = ({ fieldRef, limit }: AnswerCounterProps) =>
  formatNumber(useLength(fieldRef, (length) => length - limit));

const OneLine = styled(Counter)`
  white-space: nowrap;
`;
const Over = styled(OneLine)`
  color: ${({ theme }) => theme.color.danger};
  font-weight: 600;
`;

export interface AnswerCounterProps {
  fieldRef: FieldRef;
  limit: number;
}

/** Counts what stands in a field against its limit, by itself: the form around it need not be drawn for each key. */
export const AnswerCounter = ({ fieldRef, limit }: AnswerCounterProps) => {
  const isOver = useLength(fieldRef, (length) => length > limit);
  const used = (
    <>
      <Used fieldRef={fieldRef} /> / {formatNumber(limit)}
    </>
  );
  if (!isOver) return <OneLine>{used}</OneLine>;
  return (
    <Over role="status">
      {used}, <Excess fieldRef={fieldRef} limit={limit} /> too many
    </Over>
  );
};
