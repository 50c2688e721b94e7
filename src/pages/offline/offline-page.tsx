import { styled } from 'styled-components';
import { homeLabel } from '#messages/frame';
import { offline } from '#messages/pages';
import { identity } from '#network/identity';
import { pages } from '#network/pages';
import type { PageKey } from '@/contract/pages';
import { isThere } from '@/lib/pages';
import type { TransientProps } from '@/theme/mixins';
import { type ButtonStyle, buttonStyle } from '@/ui/button/button-style';
import { Logo } from '@/ui/drawing/logo';
import { Heading } from '@/ui/layout/heading';
import { Section } from '@/ui/layout/section';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';

const Home = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${({ theme }) => theme.size.touch};
  color: inherit;
  text-decoration: none;
`;
const Retry = styled.a<TransientProps<ButtonStyle>>`
  ${buttonStyle}
`;
const Links = styled.ul`
  columns: 2 14rem;
`;
const Link = styled.a`
  display: inline-block;
  padding-block: ${({ theme }) => theme.space[1.5]};
`;

const there = (Object.keys(pages) as PageKey[]).filter(isThere).map((key) => pages[key]);

/**
 * Replaces every page for which there is neither a connection nor a copy, at that page's own URL. The app
 * does not run here, because its router would look for the missing page. `src/service-worker/copies.ts`
 * shows the links.
 */
export const OfflinePage = () => (
  <Section as="main" width="reading">
    <Stack gap={4}>
      <Home href={pages.home.path} aria-label={homeLabel(identity.name)}>
        <Logo name={identity.name} />
      </Home>
      <Stack gap={2} align="start">
        <Heading level={1}>{offline.title}</Heading>
        <Text size="lead">{offline.text}</Text>
        {/* Without `href` it links to the current location: the requested page. */}
        <Retry href="" $variant="primary" $size="large" $fullWidth={false}>
          {offline.retry}
        </Retry>
      </Stack>
      <section hidden aria-labelledby="kept">
        <Stack gap={1}>
          <Heading level={2} size="h3" id="kept">
            {offline.kept}
          </Heading>
          <Links>
            {there.map(({ path, title }) => (
              <li key={path} hidden>
                <Link href={path}>{title}</Link>
              </li>
            ))}
          </Links>
        </Stack>
      </section>
    </Stack>
  </Section>
);
