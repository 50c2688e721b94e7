import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { loadMarkdown, PrerenderedMarkdown } from '@/features/content/markdown/prerendered-markdown';
import { useChunk } from '@/hooks/use-chunk';
import { useHasComeNear } from '@/hooks/use-has-come-near';
import { isPlainText } from '@/lib/is-plain-text';

/** Level of the questions' headings. */
const UNDER = 3;

const Source = styled.div`
  white-space: pre-line;
`;

/** Shows the source text until the renderer has loaded, which starts once the answer is near the viewport. */
const LateAnswer = ({ answer }: { answer: string }) => {
  const place = useRef<HTMLDivElement>(null);
  const isWanted = useHasComeNear(place);
  const { chunk } = useChunk(isWanted ? loadMarkdown : undefined);
  if (chunk && chunk !== 'failed') return <chunk.Markdown text={answer} under={UNDER} />;
  return <Source ref={place}>{answer}</Source>;
};

const MarkdownAnswer = ({ answer }: { answer: string }) => (
  <PrerenderedMarkdown id={useId()} text={answer} under={UNDER}>
    <LateAnswer answer={answer} />
  </PrerenderedMarkdown>
);

/** An answer in Markdown. Plain text in one paragraph needs no parser. */
export const FaqAnswer = ({ answer }: { answer: string }) =>
  isPlainText(answer) ? answer : <MarkdownAnswer answer={answer} />;
