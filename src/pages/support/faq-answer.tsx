import { useRef } from 'react';
import { styled } from 'styled-components';
import { faqColumns } from '@/content/faq';
import { useChunk } from '@/hooks/use-chunk';
import { useHasComeNear } from '@/hooks/use-has-come-near';

const shipped: ReadonlyMap<string, string> = new Map(faqColumns.flat().map(({ id, answer }) => [id, answer]));

/** Characters that mean something in Markdown, at all or at the start of a line, and line breaks. */
const MARKS = /[\\`*_[\]<&\n]|^\s*(?:#|>|[-+]|~~~|={3}|\d+[.)]|\s{4})/;

/** Whether an answer is more than the words of one paragraph. Those of the build are not. */
const isMarkdown = (id: string, answer: string): boolean => shipped.get(id) !== answer && MARKS.test(answer);

/** The parser is as large as a page. */
export const loadMarkdown = () =>
  import(/* webpackChunkName: "markdown" */ '@/features/content/markdown/markdown');

const Source = styled.div`
  white-space: pre-line;
`;

/** Reads as it was written until what shows it is there, which is fetched once the answer is in sight. */
const MarkdownAnswer = ({ answer }: { answer: string }) => {
  const place = useRef<HTMLDivElement>(null);
  const isWanted = useHasComeNear(place);
  const { chunk } = useChunk(isWanted ? loadMarkdown : undefined);
  if (chunk && chunk !== 'failed') return <chunk.Markdown text={answer} under={3} />;
  return <Source ref={place}>{answer}</Source>;
};

/** An answer, of which the build has plain text and editors Markdown. */
export const FaqAnswer = ({ id, answer }: { id: string; answer: string }) =>
  isMarkdown(id, answer) ? <MarkdownAnswer answer={answer} /> : answer;
