/** In place of a list that could not be loaded. */
export function NotLoaded({ sentence }: { sentence: string }) {
  return (
    <p className="rounded-md border border-danger bg-danger-soft px-6 py-16 text-center text-danger">{sentence}</p>
  );
}
