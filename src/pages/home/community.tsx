import { styled } from 'styled-components';
import { community } from '#messages/community';
import { sections } from '#network/home-sections';
import { invitation } from '#network/invitation';
import { ButtonLink } from '@/ui/button/button';
import { Section } from '@/ui/layout/section';
import { Stack } from '@/ui/layout/stack';
import { PageLink } from '@/ui/routing/page-link';
import { Band } from './band';
import { Quote } from './quote';
import { SectionHead } from './section-head';
import { Stat } from './stat';

const Split = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};

  ${({ theme }) => theme.media.large} {
    grid-template-columns: 1fr 1.4fr;
    gap: ${({ theme }) => theme.space[8]};

    & > :only-child {
      grid-column: 1 / -1;
    }
  }
`;
/** Sticky beside the quotes. */
const Invitation = styled.div`
  align-self: start;

  ${({ theme }) => theme.media.large} {
    position: sticky;
    top: calc(${({ theme }) => theme.size.header} + ${({ theme }) => theme.space[3]});
  }
`;
const Stats = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space[3]};
  margin-bottom: ${({ theme }) => theme.space[4]};
`;
const Fact = styled.li`
  padding-inline-start: ${({ theme }) => theme.space[2]};
  border-inline-start: 4px solid ${({ theme }) => theme.color.grass};
`;
const Quotes = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};

  ${({ theme }) => theme.media.large} {
    & > :nth-child(odd) {
      margin-inline-end: ${({ theme }) => theme.space[6]};
    }
    & > :nth-child(even) {
      margin-inline-start: ${({ theme }) => theme.space[6]};
    }
  }
`;

const { stats, invite, testimonials } = invitation;

/** Join Our Community: the numbers, the invitation and quotes from players. */
export const Community = () =>
  sections.community && (
    <Band>
      <Section aria-labelledby="community">
        <Split>
          <Invitation>
            <SectionHead id="community" {...sections.community} />
            {stats.length > 0 && (
              <Stats>
                {stats.map(({ value, label }) => (
                  <Fact key={label}>
                    <Stat value={value} label={label} />
                  </Fact>
                ))}
              </Stats>
            )}
            <Stack direction="row" align="stretch" wrap>
              {invite && (
                <ButtonLink href={invite.url} variant="primary">
                  {invite.label}
                </ButtonLink>
              )}
              <PageLink as={ButtonLink} page={community.hub.page}>
                {community.hub.label}
              </PageLink>
            </Stack>
          </Invitation>
          {testimonials.length > 0 && (
            <Quotes>
              {testimonials.map((testimonial) => (
                <Quote key={testimonial.quote} {...testimonial} />
              ))}
            </Quotes>
          )}
        </Split>
      </Section>
    </Band>
  );
