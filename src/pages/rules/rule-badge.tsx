import { Flag, OctagonAlert, ShieldCheck, type LucideIcon } from 'lucide-react';
import { css, styled } from 'styled-components';
import { badgeHues, type RuleBadge as Kind } from '@/content/rules';
import { Badge } from '@/ui/drawing/badge';

const icons: Record<Kind, LucideIcon> = {
  Essential: ShieldCheck,
  Critical: OctagonAlert,
  Important: Flag,
};

const looks = {
  Essential: css``,
  Critical: css`
    background: ${({ theme }) => theme.color[badgeHues.Critical]};
    color: ${({ theme }) => theme.color.canvas};
    print-color-adjust: exact;
  `,
  Important: css`
    padding-inline-start: 14px;
    background: ${({ theme }) => theme.color.raised};
    box-shadow: inset 4px 0 0 currentcolor;
  `,
} satisfies Record<Kind, unknown>;

const Look = styled(Badge)<{ $kind: Kind }>`
  ${({ $kind }) => looks[$kind]}
`;

/** How much a section weighs. The three differ in word, icon and form: tinted, filled, barred. */
export const RuleBadge = ({ kind }: { kind: Kind }) => {
  const Icon = icons[kind];
  return (
    <Look $kind={kind} color={badgeHues[kind]} icon={<Icon size={16} />}>
      {kind}
    </Look>
  );
};
