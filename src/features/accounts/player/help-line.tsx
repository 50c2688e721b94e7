import { playerLink } from '#messages/player-link';
import { pages } from '#network/pages';
import { isThere } from '@/lib/pages';
import { Link } from '@/ui/routing/link';

/** A hint, with a link to the support page. */
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
