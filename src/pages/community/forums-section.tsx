import type { Community } from '@/contract/network/community';
import { SectionTitle } from '@/pages/scenery/section-title';
import { ButtonLink } from '@/ui/button/button';
import { Grid } from '@/ui/layout/grid';
import { Section } from '@/ui/layout/section';
import { ForumCard } from './forum-card';

/** The forums and their busiest categories. */
export const ForumsSection = ({ forums }: { forums: NonNullable<Community['forums']> }) => (
  <Section aria-labelledby="forums">
    <SectionTitle
      id="forums"
      title={forums.title}
      text={forums.text}
      action={forums.viewAll && <ButtonLink href={forums.viewAll.url}>{forums.viewAll.label}</ButtonLink>}
    />
    <Grid as="ul" columns={3} min="216px">
      {forums.categories.map((category) => (
        <ForumCard key={category.id} category={category} />
      ))}
    </Grid>
  </Section>
);
