import { Ban, CircleCheckBig, History, Star, TriangleAlert, type LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';
import { versionStatusLabels, versionTexts } from '#messages/versions';
import type { GameVersion, VersionStatus } from '@/contract/network/versions';
import type { Hue } from '@/contract/network/visuals';
import { BulletList } from '@/pages/reading/bullet-list';
import { tint } from '@/theme/mixins';
import type { ColorName } from '@/theme/tokens';
import { ButtonLink } from '@/ui/button/button';
import { Badge } from '@/ui/drawing/badge';
import { Card } from '@/ui/layout/card';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';
import { Text, VisuallyHidden } from '@/ui/layout/text';
import { FeatureLevel } from './feature-level';

const icons: Record<VersionStatus, LucideIcon> = {
  recommended: Star,
  supported: CircleCheckBig,
  legacy: History,
  deprecated: TriangleAlert,
  unsupported: Ban,
};

const hues: Record<VersionStatus, Hue> = {
  recommended: 'grass',
  supported: 'diamond',
  legacy: 'amber',
  deprecated: 'ember',
  unsupported: 'crimson',
};

const Root = styled(Card)<{ $dead: boolean }>`
  container-type: inline-size;
  height: 100%;
  ${({ $dead, theme }) => $dead && `--fill: ${theme.color.sunken};`}
`;

/** Has its own background, because the hue's contrast over the card's glow would be too low for text. */
const Status = styled(Badge)<{ $hue: ColorName }>`
  background:
    linear-gradient(${({ theme, $hue }) => tint(theme.color[$hue])} 0 0),
    ${({ theme }) => theme.color.surface};
`;

const Layout = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  grid-template-rows: auto 1fr;
  height: 100%;

  @container (min-width: 52rem) {
    grid-template: auto / minmax(0, 5fr) minmax(0, 4fr);
    column-gap: ${({ theme }) => theme.space[8]};
  }
`;

/** Kept at the bottom of the card, however short the content above. */
const Way = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space[1]} ${theme.space[2]}`};
  margin-top: auto;
`;

const Release = styled.dl`
  font-size: ${({ theme }) => theme.fontSize.small};

  & dt {
    color: ${({ theme }) => theme.color.muted};
  }
  & dd {
    font-weight: 700;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.space[1]} ${theme.space[2]}`};
  width: 100%;
`;

const Label = styled(Heading)`
  font-weight: 800;
  letter-spacing: -0.03em;
`;

interface VersionCardProps {
  version: GameVersion;
  /** URL of its launcher. */
  launcher: string;
}

export const VersionCard = ({ version, launcher }: VersionCardProps) => {
  const { label, status, level, notes, release, features } = version;
  const hue = hues[status];
  const Icon = icons[status];
  const isFirst = status === 'recommended';
  return (
    <Root forwardedAs="article" $dead={release === undefined} accent={hue} padding={isFirst ? 4 : 3}>
      <Layout>
        <Stack align="flex-start">
          <Head>
            <Label level={3} size={isFirst ? 'h1' : 'h2'}>
              {label}
            </Label>
            <Status $hue={hue} color={hue} icon={<Icon size={16} />}>
              {versionStatusLabels[status]}
            </Status>
          </Head>
          <FeatureLevel level={level} color={hue} />
          <Text color="muted">{notes}</Text>
        </Stack>
        <Stack align="flex-start">
          <BulletList items={features} color={hue} />
          {release !== undefined && (
            <Way>
              <ButtonLink href={launcher} variant={isFirst ? 'primary' : 'secondary'}>
                {versionTexts.getLauncher}
                <VisuallyHidden> {versionTexts.launcherFor(label)}</VisuallyHidden>
              </ButtonLink>
              <Release>
                <dt>{versionTexts.pick}</dt>
                <dd>{versionTexts.release(release)}</dd>
              </Release>
            </Way>
          )}
        </Stack>
      </Layout>
    </Root>
  );
};
