import { styled } from 'styled-components';
import { homeTexts } from '#messages/home';
import { isFilmed } from '#network/film';
import { hero } from '#network/home';
import { StartJourney } from '@/features/status/connect/start-journey';
import { island } from '@/hydration/island';
import { paletteDeclarations } from '@/theme/theme';
import { palettes } from '@/theme/tokens';
import { ButtonLink } from '@/ui/button/button';
import { Stack } from '@/ui/layout/stack';
import { Text, VisuallyHidden } from '@/ui/layout/text';
import { PageLink } from '@/ui/routing/page-link';
import { HeroBackdrop } from './hero-backdrop';
import { HeroVideo } from './hero-video';

/** Always dusk: the scene is the same in both themes, so its text keeps the dark palette. Print has no scene. */
const Root = styled.section`
  @media screen {
    ${paletteDeclarations(palettes.dark)}
    min-height: calc(100vh - ${({ theme }) => theme.size.header});
    min-height: calc(100svh - ${({ theme }) => theme.size.header});
  }
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  background: ${({ theme }) => theme.color.canvas};
  color: ${({ theme }) => theme.color.text};
`;
const Details = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
  justify-items: start;
  width: 100%;
  max-width: calc(${({ theme }) => theme.size.page} + 2 * ${({ theme }) => theme.space[3]});
  margin-inline: auto;
  padding: ${({ theme }) => `${theme.space[8]} ${theme.space[2]} ${theme.space[12]}`};

  ${({ theme }) => theme.media.medium} {
    padding-inline: ${({ theme }) => theme.space[3]};
  }
`;
/** Widths are not in `ch`, because lines must break at the same words before and after the fonts load. */
const Title = styled.h1`
  max-width: 6.5em;
  font-family: ${({ theme }) => theme.fontFamily.display};
  font-size: ${({ theme }) => theme.fontSize.hero};
  font-variant-ligatures: none;
  font-weight: 600;
  line-height: 0.98;

  ${({ theme }) => theme.media.medium} {
    max-width: 7.4em;
  }
`;
const Kicker = styled(Text)`
  padding-inline-start: ${({ theme }) => theme.space[1.5]};
  border-inline-start: 8px solid ${({ theme }) => theme.color.grass};
`;
const Lead = styled(Text)`
  max-width: 32em;
`;
const Join = island(
  async () => ({ default: (await import(/* webpackChunkName: "home-below" */ './hero-join')).HeroJoin }),
  { until: 'seen' },
);

const { learnMore } = homeTexts;

/** First screen of the page: the network's introduction, and how to join. */
export const Hero = () => (
  <Root aria-labelledby="hero">
    <HeroBackdrop />
    <Details>
      <Kicker weight={600}>{hero.kicker}</Kicker>
      <Title id="hero">{hero.title}</Title>
      <Lead size="lead">{hero.text}</Lead>
      <Stack direction="row" align="stretch" wrap>
        <StartJourney />
        <PageLink as={ButtonLink} page="community" size="large">
          {learnMore.label} <VisuallyHidden>{learnMore.about}</VisuallyHidden>
        </PageLink>
      </Stack>
      <Join />
    </Details>
    {isFilmed && <HeroVideo />}
  </Root>
);
