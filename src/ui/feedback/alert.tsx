import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { block, tint } from '@/theme/mixins';
import type { ColorName } from '@/theme/tokens';
import { Text } from '../layout/text';

type Tone = 'info' | 'success' | 'warning' | 'danger';

const tones = {
  info: { color: 'focus', Icon: Info, role: 'status' },
  success: { color: 'grass', Icon: CircleCheck, role: 'status' },
  warning: { color: 'amber', Icon: TriangleAlert, role: 'status' },
  danger: { color: 'danger', Icon: CircleX, role: 'alert' },
} as const satisfies Record<Tone, { color: ColorName; Icon: typeof Info; role: string }>;

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone: Tone;
  title: ReactNode;
  /** A button or link to continue. */
  action?: ReactNode;
}

const Root = styled.div<{ $color: ColorName }>`
  ${block('small')}
  --fill: ${({ theme, $color }) =>
    `linear-gradient(${tint(theme.color[$color], 12)} 0 0), ${theme.color.surface}`};
  --edge: ${({ theme, $color }) => tint(theme.color[$color], 45, theme.color.surface)};
  --edge-top: ${({ theme, $color }) => theme.color[$color]};
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${({ theme }) => `${theme.space[1.5]} ${theme.space[2]}`};
  padding: ${({ theme }) => theme.space[2]};

  & > svg {
    flex: none;
    margin-top: 2px;
    color: ${({ theme, $color }) => theme.color[$color]};
  }
`;
const Details = styled.div`
  /* Beside the icon, and beside the action where a line keeps a readable length. */
  flex: 1 1 min(100% - 36px, 18rem);
  overflow-wrap: anywhere;
`;

/**
 * A lasting message: what happened and, with `action`, what to do next. Only `danger` interrupts screen
 * readers.
 */
export const Alert = ({ tone, title, action, children, ...rest }: AlertProps) => {
  const { color, Icon, role } = tones[tone];
  return (
    <Root role={role} $color={color} {...rest}>
      <Icon size={20} />
      <Details>
        <Text as="strong" weight={700}>
          {title}
        </Text>
        {children !== undefined && (
          <Text as="div" color="muted">
            {children}
          </Text>
        )}
      </Details>
      {action}
    </Root>
  );
};
