import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import { contentDesk } from '#messages/content-desk';
import { Note } from '@/ui/layout/text';
import { Markdown } from '../../markdown/markdown';

const texts = contentDesk.markdown;

const Fold = styled.details`
  border: 1px solid ${({ theme }) => theme.color.line};
  clip-path: ${({ theme }) => theme.corner.notch};
`;
const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${({ theme }) => theme.size.touch};
  padding-inline: ${({ theme }) => theme.space[2]};
  font-weight: 600;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
  &:focus-visible {
    outline-offset: -4px;
  }
  & > svg {
    transition: transform ${({ theme }) => theme.duration.quick};
  }
  [open] > & > svg {
    transform: rotate(180deg);
  }
`;
const Inside = styled.div`
  padding: ${({ theme }) => `0 ${theme.space[2]} ${theme.space[2]}`};
`;
const Table = styled.table`
  width: 100%;
  margin-bottom: ${({ theme }) => theme.space[1]};

  & :is(th, td) {
    width: 50%;
    padding: ${({ theme }) => `${theme.space[1]} ${theme.space[1]} ${theme.space[1]} 0`};
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
    text-align: start;
    vertical-align: top;
  }
  & pre {
    font-size: ${({ theme }) => theme.fontSize.small};
    white-space: pre-wrap;
  }
`;

/** Examples of Markdown, each with its result. */
export const MarkdownHelp = () => (
  <Fold>
    <Summary>
      {texts.title}
      <ChevronDown size={20} />
    </Summary>
    <Inside>
      <Table>
        <thead>
          <tr>
            <th scope="col">{texts.written}</th>
            <th scope="col">{texts.shown}</th>
          </tr>
        </thead>
        <tbody>
          {texts.examples.map(({ name, text }) => (
            <tr key={name}>
              <td>
                <pre>{text}</pre>
              </td>
              <td>
                <Markdown text={text} under={3} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Note>{texts.note}</Note>
    </Inside>
  </Fold>
);
