import { useNavigationType } from 'react-router-dom';

/** True if the page was opened, or returned to by the browser's own buttons, rather than by a link. */
export const useIsReturn = (): boolean => useNavigationType() === 'POP';
