/** What signing in without being led anywhere answers. */
export interface InPlaceAnswer {
  /** What comes next: the password, a code, or nothing any more. */
  step: 'password' | 'code' | 'done';
  email: string;
  errors: { email?: string[]; password?: string[] };
  message: string | null;
}
