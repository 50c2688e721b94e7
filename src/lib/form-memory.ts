import { tabMemory } from './tab-memory';

/** What was typed into forms before the visitor left their pages, by entry of the history and name of the form. */
export const formMemory = tabMemory('forms');
