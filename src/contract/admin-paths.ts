/** Paths of the desks below `API_BASE`, for administrators alone. */
export const ADMIN_PATHS = {
  applications: '/admin/applications',
  application: '/admin/applications/:id',
  applicationComments: '/admin/applications/:id/comments',
  applicationResend: '/admin/applications/:id/resend',
  users: '/admin/users',
  user: '/admin/users/:id',
  userSessions: '/admin/users/:id/sessions',
  audit: '/admin/audit',
  messages: '/admin/messages',
  message: '/admin/messages/:id',
  backups: '/admin/backups',
  backup: '/admin/backups/:id',
  backupRestore: '/admin/backups/:id/restore',
  overview: '/admin/overview',
  services: '/admin/services',
  usage: '/admin/usage',
} as const;
