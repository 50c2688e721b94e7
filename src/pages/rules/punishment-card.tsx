import { styled } from 'styled-components';
import { rules } from '#network/rules';
import type { Punishment } from '@/contract/network/rules';
import { anchored } from '@/pages/reading/anchored-heading';
import { BulletList } from '@/pages/reading/bullet-list';
import type { ColorName } from '@/theme/tokens';
import { Card } from '@/ui/layout/card';
import { Heading } from '@/ui/layout/heading';
import { Note, Text } from '@/ui/layout/text';

const Root = styled(Card)`
  ${anchored}
`;

const Lead = styled(Text)`
  max-width: 34rem;
  margin-top: ${({ theme }) => theme.space[1]};
`;

const Steps = styled.ol`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};

  ${({ theme }) => theme.media.medium} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${({ theme }) => theme.space[2]};
  }
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  column-gap: ${({ theme }) => theme.space[2]};
  break-inside: avoid;

  ${({ theme }) => theme.media.medium} {
    grid-template: 112px auto / minmax(0, 1fr);
    row-gap: ${({ theme }) => theme.space[2]};
    align-items: end;
  }
`;

/** Number of blocks by severity: side by side, they form stairs. */
const Blocks = styled.span<{ $count: number; $color: ColorName }>`
  align-self: start;
  height: ${({ $count }) => `${String($count * 28 - 4)}px`};
  background: ${({ theme, $color }) => theme.color[$color]};
  mask: repeating-linear-gradient(0deg, black 0 24px, transparent 0 28px);

  ${({ theme }) => theme.media.medium} {
    align-self: end;
  }
  @media print {
    print-color-adjust: exact;
  }
`;

const Details = styled.div`
  align-self: start;
`;

const StepOfSeverity = ({ step, severity }: { step: Punishment; severity: number }) => (
  <Step>
    <Blocks aria-hidden="true" $count={severity} $color={step.hue} />
    <Details>
      <Heading level={3}>{step.title}</Heading>
      <Text size="small" weight={600} color={step.hue} tabular>
        {step.duration}
      </Text>
      <Note>{step.text}</Note>
    </Details>
  </Step>
);

const { title, text, steps, notes } = rules.punishments;

export const PUNISHMENTS_ID = 'punishment-guidelines';

export const PunishmentCard = () => (
  <Root forwardedAs="section" id={PUNISHMENTS_ID} aria-labelledby={`${PUNISHMENTS_ID}-title`} padding={4}>
    <Card.Body gap={4}>
      <div>
        <Card.Title level={2} id={`${PUNISHMENTS_ID}-title`}>
          {title}
        </Card.Title>
        <Lead color="muted">{text}</Lead>
      </div>
      <Steps>
        {steps.map((step, index) => (
          <StepOfSeverity key={step.title} step={step} severity={index + 1} />
        ))}
      </Steps>
      <BulletList items={notes} />
    </Card.Body>
  </Root>
);
