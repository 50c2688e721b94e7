/** Every call of the HTTP contract lies under this path. */
export const API_BASE = '/api';

/** Paths below {@link API_BASE}. */
export const API_PATHS = {
  health: '/health',
  csrf: '/csrf',
  status: '/status',
  contact: '/contact',
  register: '/auth/register',
  login: '/auth/login',
  logout: '/auth/logout',
  me: '/auth/me',
  sessions: '/auth/sessions',
  export: '/auth/export',
  adminUsers: '/admin/users',
  adminUser: '/admin/users/:id',
  adminUserSessions: '/admin/users/:id/sessions',
  adminAudit: '/admin/audit',
  adminMessages: '/admin/messages',
  adminOverview: '/admin/overview',
} as const;
