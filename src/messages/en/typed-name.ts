import { isolated } from '@/lib/direction';

/** Label of the field for the name of what will be lost. */
export const typedNameLabel = (name: string): string => `Type “${isolated(name)}” to confirm`;
