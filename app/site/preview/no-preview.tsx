/** In place of a page that can't be shown yet: what its editor has to put right. */
export function NoPreview({ problems }: { problems: string[] }) {
  return (
    <div className="page-wide py-14 lg:py-24">
      <h1 className="text-3xl">Nothing to show yet</h1>
      <p className="mt-5 max-w-[48ch] text-lg text-muted">
        Everything you typed is still in the editor. Put this right there, then ask for the preview again.
      </p>
      <ul className="mt-8 grid gap-2">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  );
}
