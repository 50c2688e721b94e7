import { makeIcons } from './icons/make-icons';

await makeIcons();
