import { forumCategories, forums } from '@/content/community';
import { SectionTitle } from '@/pages/scenery/section-title';
import { ButtonLink } from '@/ui/button/button';
import { Grid } from '@/ui/layout/grid';
import { Section } from '@/ui/layout/section';
import { ForumCard } from './forum-card';

/** The forums and their three busiest categories. */
export const ForumsSection = () => (
  <Section aria-labelledby="forums">
    <SectionTitle
      id="forums"
      title={forums.title}
      text={forums.text}
      action={<ButtonLink href={forums.viewAll.url}>{forums.viewAll.label}</ButtonLink>}
    />
    <Grid as="ul" columns={3} min="216px">
      {forumCategories.map((category) => (
        <ForumCard key={category.id} category={category} />
      ))}
    </Grid>
  </Section>
);
