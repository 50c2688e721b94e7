import { site } from '@/content/site';
import { Avatar } from '@/ui/drawing/avatar';
import { Stack } from '@/ui/layout/stack';

const SIZE = 32;

/** Heads of those who wrote last. */
export const RecentPosters = ({ names }: { names: readonly string[] }) => (
  <Stack as="ul" direction="row" gap={0.5} aria-label="Recent posters">
    {names.map((name) => (
      <li key={name}>
        <Avatar src={site.avatars.head(name, SIZE)} size={SIZE} name={name} alt={name} />
      </li>
    ))}
  </Stack>
);
