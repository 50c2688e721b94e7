import { rulesSchema } from '@/contract/network/rules';

/** The files of an owner's folder, by their names without `.ts`. */
export const subjects = {
  rules: rulesSchema,
} as const;
export type Subject = keyof typeof subjects;
