import { Flag, OctagonAlert, ShieldCheck, type LucideIcon } from 'lucide-react';
import { css, styled } from 'styled-components';
import { rules } from '#network/rules';
import type { Weight } from '@/contract/network/rules';
import type { Hue } from '@/contract/network/visuals';
import { Badge } from '@/ui/drawing/badge';

const icons: Record<Weight, LucideIcon> = {
  essential: ShieldCheck,
  critical: OctagonAlert,
  important: Flag,
};

/** Colors of badges, whose text says the same. */
export const weightHues: Record<Weight, Hue> = {
  essential: 'grass',
  critical: 'crimson',
  important: 'amber',
};

const looks = {
  essential: css``,
  critical: css`
    background: ${({ theme }) => theme.color[weightHues.critical]};
    color: ${({ theme }) => theme.color.canvas};
    print-color-adjust: exact;
  `,
  important: css`
    padding-inline-start: 14px;
    background: ${({ theme }) => theme.color.raised};
    box-shadow: inset 4px 0 0 currentcolor;
  `,
} satisfies Record<Weight, unknown>;

const Look = styled(Badge)<{ $weight: Weight }>`
  ${({ $weight }) => looks[$weight]}
`;

/** Weight of a section. The three differ in text, icon and style: tinted, filled, barred. */
export const RuleBadge = ({ weight }: { weight: Weight }) => {
  const Icon = icons[weight];
  return (
    <Look $weight={weight} color={weightHues[weight]} icon={<Icon size={16} />}>
      {rules.badges[weight]}
    </Look>
  );
};
