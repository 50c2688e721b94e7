import { completed } from '@/messages/completed';
import { artField } from '@/messages/en/content-desk-fields';
import { deskTexts } from '@/messages/en/desk-texts';
import { usualKicker } from '@/messages/en/home';
import { contactWays, KEPT_PAGES, PUBLISHED_PLAYERS } from '@/messages/en/legal';
import { usualButton, usualFooter, usualMenu } from '@/messages/en/menu';
import { pageTexts } from '@/messages/en/page-texts';
import { OFFLINE } from '@/messages/en/server-info';
import { pseudo } from '@/messages/pseudo';
import { PSEUDO, readMessages } from './languages';

/**
 * Messages that the writer fills in where an owner has written nothing. It cannot import them as `#messages/…`, which it
 * has yet to write.
 */
export const englishTexts = {
  'content-desk-fields': { artField },
  'desk-texts': { deskTexts },
  home: { usualKicker },
  legal: { contactWays, KEPT_PAGES, PUBLISHED_PLAYERS },
  menu: { usualButton, usualFooter, usualMenu },
  'page-texts': { pageTexts },
  'server-info': { OFFLINE },
};
export type UsualTexts = typeof englishTexts;

/** Returns these messages in a language. */
export const readUsualTexts = async (root: string, language: string): Promise<UsualTexts> => {
  if (language === PSEUDO) return pseudo(englishTexts);
  const modules = Object.entries(englishTexts).map(
    async ([name, english]) =>
      [name, completed<object>(english, await readMessages(root, language, name))] as const,
  );
  return Object.fromEntries(await Promise.all(modules)) as unknown as UsualTexts;
};
