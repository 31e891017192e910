import { createContext, type MetaDescriptor, type RouterContextProvider } from 'react-router';
import { withErrorMark } from '~/lib/error-title';

type Context = Readonly<RouterContextProvider>;

const sentBackContext = createContext(false);

/** For actions: the form is answered with the page itself, which says what is wrong. */
export function noteSentBack(context: Context): void {
  context.set(sentBackContext, true);
}

/** For loaders, which run after the action that a browser posted to by itself: the same head, its title with a mark then. */
export function headOfForm(context: Context, head: MetaDescriptor[]): MetaDescriptor[] {
  if (!context.get(sentBackContext)) return head;
  return head.map((entry) =>
    'title' in entry && typeof entry.title === 'string' ? { title: withErrorMark(entry.title) } : entry,
  );
}
