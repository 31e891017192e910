/** Things that happen one after the other. */
export function Steps({ steps }: { steps: readonly { title: string; description: string }[] }) {
  return (
    <ol
      className={`grid gap-x-8 gap-y-10 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none ${steps.length === 3 ? 'md:grid-cols-3' : 'sm:grid-cols-2'}`}
    >
      {steps.map(({ title, description }, index) => (
        <li key={title} className="border-t-2 border-accent pt-5">
          <p className="font-mono text-sm text-accent" aria-hidden="true">
            {index + 1}
          </p>
          <h3 className="mt-3 text-xl">{title}</h3>
          <p className="mt-2 text-muted">{description}</p>
        </li>
      ))}
    </ol>
  );
}
