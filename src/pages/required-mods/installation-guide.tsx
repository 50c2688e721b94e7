import { styled } from 'styled-components';
import type { Mods } from '@/contract/network/mods';
import { PixelIcon } from '@/ui/drawing/pixel-icon';
import { Heading } from '@/ui/layout/heading';
import { Section } from '@/ui/layout/section';
import { Text } from '@/ui/layout/text';

const Root = styled(Section)`
  position: relative;
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[2]};
  margin-bottom: ${({ theme }) => theme.space[3]};

  ${({ theme }) => theme.media.large} {
    & > svg {
      position: absolute;
      inset: ${({ theme }) => `0 ${theme.space[3]} auto auto`};
      width: 128px;
      height: 128px;
    }
  }
`;

/** A shaft dug from left to right, one block deeper with each of four steps; straight down on phones. */
const Steps = styled.ol`
  counter-reset: step;

  ${({ theme }) => theme.media.large} {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));

    & > :nth-child(4n + 2) {
      margin-top: 40px;
    }
    & > :nth-child(4n + 3) {
      margin-top: 80px;
    }
    & > :nth-child(4n) {
      margin-top: 120px;
    }
    /* Behind the last of a row nothing is left to dig. */
    & > :nth-child(4n)::after {
      content: none;
    }
  }
`;

const Step = styled.li`
  position: relative;
  padding: ${({ theme }) => `0 0 ${theme.space[4]} ${theme.space[8]}`};
  counter-increment: step;
  break-inside: avoid;

  &::before {
    content: counter(step);
    position: absolute;
    inset: 0 auto auto 0;
    display: grid;
    place-items: center;
    width: 40px;
    height: 40px;
    clip-path: ${({ theme }) => theme.corner.small};
    background: ${({ theme }) => theme.color.grass};
    color: ${({ theme }) => theme.color.grassInk};
    font-size: ${({ theme }) => theme.fontSize.h3};
    font-weight: 800;
    print-color-adjust: exact;
  }
  /* The way to the next step, block by block. */
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset: 48px auto 8px 16px;
    width: 8px;
    background: repeating-linear-gradient(${({ theme }) => theme.color.lineStrong} 0 8px, transparent 0 16px);
  }
  ${({ theme }) => theme.media.large} {
    padding: ${({ theme }) => `56px ${theme.space[3]} 0 0`};

    &:not(:last-child)::after {
      inset: 16px 0 auto 48px;
      width: auto;
      height: 8px;
      background: repeating-linear-gradient(
        90deg,
        ${({ theme }) => theme.color.lineStrong} 0 8px,
        transparent 0 16px
      );
    }
  }
`;

const Details = styled(Text)`
  max-width: 34rem;
  margin-top: ${({ theme }) => theme.space[0.5]};
`;

type InstallationGuideProps = NonNullable<Mods['installation']>;

/** Steps, in order. */
export const InstallationGuide = ({ title, steps }: InstallationGuideProps) => (
  <Root>
    <Top>
      <Heading level={2}>{title}</Heading>
      <PixelIcon name="pickaxe" size={64} />
    </Top>
    <Steps>
      {steps.map((step) => (
        <Step key={step.title}>
          <Heading level={3}>{step.title}</Heading>
          <Details color="muted">{step.text}</Details>
        </Step>
      ))}
    </Steps>
  </Root>
);
