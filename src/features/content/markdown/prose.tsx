import { styled } from 'styled-components';
import { markInText } from '@/theme/mixins';

/** Look of an editor's text: styles everything that Markdown produces, in any surroundings. */
export const Prose = styled.div`
  max-width: ${({ theme }) => theme.size.reading};
  overflow-wrap: anywhere;

  & > * + * {
    margin-top: ${({ theme }) => theme.space[2]};
  }
  /* Each paragraph and line in its own direction, within blocks that have one. */
  & :is(p, li, h2, h3, h4, h5, h6) {
    unicode-bidi: plaintext;
  }
  & :is(h2, h3, h4, h5, h6) {
    font-weight: 700;
    letter-spacing: -0.015em;
  }
  & > * + :is(h2, h3, h4, h5, h6) {
    margin-top: ${({ theme }) => theme.space[4]};
  }
  & h2 {
    font-size: ${({ theme }) => theme.fontSize.h2};
  }
  & h3 {
    font-size: ${({ theme }) => theme.fontSize.h3};
  }
  & :is(h4, h5, h6) {
    font-size: ${({ theme }) => theme.fontSize.lead};
  }
  & :is(ul, ol) {
    padding-inline-start: ${({ theme }) => theme.space[3]};
  }
  & ul {
    list-style: square;
  }
  & li {
    padding-inline-start: ${({ theme }) => theme.space[0.5]};
    /* Beside its mark. */
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  & li::marker {
    color: ${({ theme }) => theme.color.grass};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & li + li,
  & :is(li, blockquote) > * + * {
    margin-top: ${({ theme }) => theme.space[1]};
  }
  & blockquote {
    padding-block: ${({ theme }) => theme.space[0.5]};
    padding-inline-start: ${({ theme }) => theme.space[2]};
    border-inline-start: 4px solid ${({ theme }) => theme.color.lineStrong};
    color: ${({ theme }) => theme.color.muted};
  }
  & code {
    padding: 2px 6px;
    background: ${({ theme }) => theme.color.raised};
    font-size: 0.9em;
  }
  & pre {
    padding: ${({ theme }) => theme.space[2]};
    border: 1px solid ${({ theme }) => theme.color.line};
    clip-path: ${({ theme }) => theme.corner.notch};
    background: ${({ theme }) => theme.color.sunken};
    white-space: pre-wrap;
  }
  & pre code {
    padding: 0;
    background: none;
  }
  & hr {
    height: 4px;
    border: 0;
    background: ${({ theme }) => theme.color.line};
  }
  & > * + hr,
  & > hr + * {
    margin-top: ${({ theme }) => theme.space[4]};
  }
  & img {
    height: auto;
    clip-path: ${({ theme }) => theme.corner.small};
  }
  & a {
    color: ${({ theme }) => theme.color.grass};
    font-weight: 500;
  }
  & a:hover {
    color: ${({ theme }) => theme.color.grassHover};
  }
  & a > svg {
    ${markInText}
  }
`;
