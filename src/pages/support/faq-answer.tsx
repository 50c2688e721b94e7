import { useRef } from 'react';
import { styled } from 'styled-components';
import { useChunk } from '@/hooks/use-chunk';
import { useHasComeNear } from '@/hooks/use-has-come-near';

/** Characters that mean something in Markdown, at all or at the start of a line, and line breaks. */
const MARKS = /[\\`*_[\]<&\n]|^\s*(?:#|>|[-+]|~~~|={3}|\d+[.)]|\s{4})/;

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

/** An answer in Markdown. The words of one paragraph need no parser. */
export const FaqAnswer = ({ answer }: { answer: string }) =>
  MARKS.test(answer) ? <MarkdownAnswer answer={answer} /> : answer;
