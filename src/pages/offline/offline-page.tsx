import { styled } from 'styled-components';
import { identity } from '#network/identity';
import { pages } from '#network/pages';
import type { PageKey } from '@/contract/pages';
import { isThere } from '@/lib/pages';
import { offline } from '@/messages/en/pages';
import type { TransientProps } from '@/theme/transient-props';
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
 * Stands in the place of every page that there is neither a network nor a copy for, at that page's own address. The app
 * does not run here: its router would look for the page that is missing. `src/service-worker/offline.ts` shows the links.
 */
export const OfflinePage = () => (
  <Section as="main" width="reading">
    <Stack gap={4}>
      <Home href={pages.home.path} aria-label={`${identity.name}, home`}>
        <Logo name={identity.name} />
      </Home>
      <Stack gap={2} align="start">
        <Heading level={1}>{offline.title}</Heading>
        <Text size="lead">{offline.text}</Text>
        {/* Without an address of its own it leads to where the visitor is: the page that was asked for. */}
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
