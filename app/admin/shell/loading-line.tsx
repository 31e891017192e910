import { useNavigation } from 'react-router';

/** Says that a page is on its way, once that takes longer than a moment; lists say so in words of their own. */
export function LoadingLine() {
  const navigation = useNavigation();
  if (navigation.state === 'idle') return null;
  return <div key={navigation.location.key} className="loading-line" aria-hidden="true" />;
}
