import type * as v from 'valibot';
import { homeSchema } from '@/contract/network/home';
import { identitySchema } from '@/contract/network/identity';
import { legalSchema } from '@/contract/network/legal';
import { linksSchema } from '@/contract/network/links';
import { modsSchema } from '@/contract/network/mods';
import { pagesSchema } from '@/contract/network/pages';
import { rulesSchema } from '@/contract/network/rules';
import { versionsSchema } from '@/contract/network/versions';

/** The files of an owner's folder, by their names without `.ts`. */
export const subjects = {
  identity: identitySchema,
  home: homeSchema,
  links: linksSchema,
  pages: pagesSchema,
  legal: legalSchema,
  mods: modsSchema,
  rules: rulesSchema,
  versions: versionsSchema,
} as const;
export type Subject = keyof typeof subjects;

/** What an owner's folder says, checked and with its defaults. */
export type Network = { [Name in Subject]: v.InferOutput<(typeof subjects)[Name]> };
