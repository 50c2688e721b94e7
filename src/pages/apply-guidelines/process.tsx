import { styled } from 'styled-components';
import { guidelines } from '#network/guidelines';
import { MarginDrawing } from '@/pages/reading/margin-drawing';
import { ReadingSection } from '@/pages/reading/reading-section';
import { Heading } from '@/ui/layout/heading';
import { Text } from '@/ui/layout/text';
import type { PartProps } from './part';

const Steps = styled.ol`
  display: grid;
`;
const Step = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  column-gap: ${({ theme }) => theme.space[2]};
  padding-bottom: ${({ theme }) => theme.space[3]};
  break-inside: avoid;

  &::before {
    content: '';
    width: 16px;
    height: 16px;
    margin-top: 4px;
    background: ${({ theme }) => theme.color.diamond};
  }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset: 28px auto 4px 6px;
    width: 4px;
    background: ${({ theme }) => theme.color.line};
  }
`;

const Details = styled.p`
  margin-top: ${({ theme }) => theme.space[0.5]};
`;

/** Steps of an application, from preparing it to the answer. */
export const Process = ({ id, number }: PartProps) => {
  if (!guidelines.process) return null;
  const { title, text, steps, again } = guidelines.process;
  return (
    <ReadingSection
      id={id}
      title={title}
      number={number}
      color="diamond"
      lead={text}
      margin={<MarginDrawing name="map" />}
    >
      <Steps>
        {steps.map((step) => (
          <Step key={step.title}>
            <div>
              <Heading level={3}>{step.title}</Heading>
              <Details>{step.text}</Details>
            </div>
          </Step>
        ))}
      </Steps>
      {again !== undefined && <Text weight={600}>{again}</Text>}
    </ReadingSection>
  );
};
