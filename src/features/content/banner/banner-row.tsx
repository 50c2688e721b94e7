import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import type { BannerTone } from '@/contract/content-fields';
import { directionOf } from '@/lib/direction';
import { tint, markInText } from '@/theme/mixins';
import type { ColorName } from '@/theme/tokens';
import { Text } from '@/ui/layout/text';
import { BodyLink } from '../markdown/body-link';

export const bannerTones = {
  info: { color: 'diamond', Icon: Info },
  good: { color: 'grass', Icon: CircleCheck },
  warning: { color: 'amber', Icon: TriangleAlert },
} as const satisfies Record<BannerTone, { color: ColorName; Icon: typeof Info }>;

/** Edge and surface in the color of a tone. */
export const toned = css<{ $color: ColorName }>`
  border-top: 4px solid ${({ theme, $color }) => theme.color[$color]};
  background:
    linear-gradient(${({ theme, $color }) => tint(theme.color[$color], 12)} 0 0),
    ${({ theme }) => theme.color.surface};
`;
const Row = styled.div<{ $color: ColorName }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${({ theme }) => theme.space[1.5]};
  align-items: center;
  max-width: calc(${({ theme }) => `${theme.size.page} + 2 * ${theme.space[3]}`});
  margin-inline: auto;
  padding-block: ${({ theme }) => theme.space[0.5]};
  padding-inline: ${({ theme }) => `${theme.space[2]} ${theme.space[0.5]}`};

  & > svg {
    color: ${({ theme, $color }) => theme.color[$color]};
  }
  ${({ theme }) => theme.media.medium} {
    padding-inline: ${({ theme }) => `${theme.space[3]} ${theme.space[1]}`};
  }
`;
const Details = styled(Text)`
  padding-block: ${({ theme }) => theme.space[1]};
  line-height: 1.4;
  overflow-wrap: anywhere;

  a > svg {
    ${markInText}
  }
`;

interface BannerRowProps {
  text: string;
  href: string | null;
  tone: BannerTone;
  /** The button at its end. */
  children?: ReactNode;
}

/** A banner's text beside its icon. */
export const BannerRow = ({ text, href, tone, children }: BannerRowProps) => {
  const { color, Icon } = bannerTones[tone];
  return (
    <Row $color={color} dir={directionOf(text)}>
      <Icon size={20} />
      <Details weight={500}>{href === null ? text : <BodyLink target={href}>{text}</BodyLink>}</Details>
      {children}
    </Row>
  );
};
