import { useLocation } from 'react-router-dom';
import { documentAt } from '@/contract/pages';
import EventPage from '../event/event-page';
import StoryPage from '../story/story-page';

/** A story or an event. They share a chunk, because each further one weighs on the first view of every page. */
const DocumentPage = () => {
  const [key, name = ''] = documentAt(useLocation().pathname);
  return key === 'events' ? <EventPage key={name} id={name} /> : <StoryPage slug={name} />;
};

export default DocumentPage;
