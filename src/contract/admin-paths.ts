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
  overview: '/admin/overview',
  usage: '/admin/usage',
} as const;
