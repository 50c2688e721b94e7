import { Check } from 'lucide-react';
import { css, styled } from 'styled-components';
import { applicationStates, ownApplications } from '#messages/applications/own';
import type { ApplicationState } from '@/contract/applications';
import type { OwnApplication } from '@/contract/own-applications';
import { formatMoment } from '@/lib/format-date';
import type { ColorName } from '@/theme/tokens';
import { Note, Text, VisuallyHidden } from '@/ui/layout/text';

const { steps: texts, stepsLabel, stepDone } = ownApplications.status;

const List = styled.ol`
  display: grid;

  ${({ theme }) => theme.media.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
const done = css<{ $color: ColorName }>`
  background: ${({ theme, $color }) => theme.color[$color]};
  color: ${({ theme }) => theme.color.canvas};
`;
const open = css`
  background: ${({ theme }) => theme.color.line};
`;
const Mark = styled.span<{ $color: ColorName; $isDone: boolean }>`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  clip-path: ${({ theme }) => theme.corner.small};
  ${({ $isDone }) => ($isDone ? done : open)}
`;
const Step = styled.li<{ $color: ColorName; $isLinked: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[1.5]};
  padding-bottom: ${({ theme }) => theme.space[3]};

  /* From this step to the next one. */
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset: 36px auto 4px 14px;
    width: 4px;
    background: ${({ theme, $isLinked, $color }) => theme.color[$isLinked ? $color : 'line']};
  }
  &:last-child {
    padding-bottom: 0;
  }
  ${({ theme }) => theme.media.medium} {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    padding: ${({ theme }) => `0 ${theme.space[2]} 0 0`};

    &:not(:last-child)::after {
      inset: 14px 4px auto 36px;
      width: auto;
      height: 4px;
    }
  }
`;

/** Number of completed steps in each state. */
const DONE: Record<ApplicationState, number> = { new: 1, in_review: 2, accepted: 3, rejected: 3 };

const labelsOf = (state: ApplicationState): string[] => [
  texts.sent,
  texts.review,
  DONE[state] === 3 ? applicationStates[state].label : texts.decision,
];

/** Progress of an application, from submission to decision. */
export const ApplicationSteps = ({ state, submittedAt }: Pick<OwnApplication, 'state' | 'submittedAt'>) => (
  <List aria-label={stepsLabel}>
    {labelsOf(state).map((label, index) => {
      const isDone = index < DONE[state];
      const color = applicationStates[state].hue;
      return (
        <Step
          key={label}
          $color={color}
          $isLinked={index + 1 < DONE[state]}
          aria-current={index === DONE[state] - 1 ? 'step' : undefined}
        >
          <Mark $color={color} $isDone={isDone}>
            {isDone && <Check size={20} />}
          </Mark>
          <div>
            <Text weight={600} color={isDone ? 'text' : 'muted'}>
              {label}
              {isDone && <VisuallyHidden> {stepDone}</VisuallyHidden>}
            </Text>
            {index === 0 && (
              <Note>
                <time dateTime={submittedAt}>{formatMoment(submittedAt)}</time>
              </Note>
            )}
          </div>
        </Step>
      );
    })}
  </List>
);
