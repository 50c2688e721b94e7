import type { Role } from '@/contract/users';

/** Name of each role on badges and in choices. */
export const roleNames: Readonly<Record<Role, string>> = {
  user: 'User',
  reviewer: 'Reviewer',
  editor: 'Editor',
  admin: 'Admin',
};
