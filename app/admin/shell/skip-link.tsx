/** Past the header and its tabs. It moves the focus and not the address, which would ask an editor whether to leave. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="skip-link"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
    >
      Skip to content
    </a>
  );
}
