import { type DeskKey } from '@/contract/pages';
import type { Role } from '@/contract/users';

/** Who sits at which desk; the server checks again on every request. */
export const deskRoles: Record<DeskKey, readonly Role[]> = {
  adminApplications: ['reviewer', 'admin'],
  adminMessages: ['reviewer', 'admin'],
  adminUsers: ['admin'],
  adminLeaderboard: ['admin'],
  adminContent: ['editor', 'admin'],
  adminVotes: ['admin'],
  adminBackups: ['admin'],
  adminAudit: ['admin'],
};

/** Who gets to see the landing of the desks. */
export const staffRoles: readonly Role[] = ['reviewer', 'editor', 'admin'];

/** How the site calls each role, on badges and in choices. */
export const roleNames: Record<Role, string> = {
  user: 'User',
  reviewer: 'Reviewer',
  editor: 'Editor',
  admin: 'Admin',
};
