/** The path that most screens have: /admin/users for admin-users. */
export const usualPath = (screen: string): string => `/${screen.replace('-', '/')}`;
