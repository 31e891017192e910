/** Addresses that older pages and mails still use, and where each lives now. */
export const movedPages: Readonly<Record<string, string>> = {
  '/privacy': '/privacy-policy',
  '/terms': '/terms-of-use',
  '/auth': '/admin/auth',
};
