import { pages } from '#network/pages';
import { isThere } from '@/lib/pages';
import { playerLink } from '@/messages/en/player-link';
import { Link } from '@/ui/routing/link';

/** What to do, and where to ask when that does not help. */
export const HelpLine = ({ text }: { text: string }) => (
  <>
    {text}
    {isThere('support') && (
      <>
        {' '}
        <Link to={pages.support.path}>{playerLink.supportLabel}</Link>.
      </>
    )}
  </>
);
