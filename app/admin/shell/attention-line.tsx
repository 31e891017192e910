import { Link } from 'react-router';
import type { Attention } from './attention';
import { PopoverMenu } from './popover-menu';

/** What needs attention today, in one line: every count leads to the list that shows exactly those. */
export function AttentionLine({ items }: { items: readonly Attention[] }) {
  return (
    <section aria-label="Needs attention" className="text-xs text-muted">
      {items.length === 0 ? (
        <p>Nothing needs attention.</p>
      ) : (
        <ul className="flex flex-wrap gap-x-4">
          {items.map((item) => (
            <li key={item.label}>
              <Item item={item} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Item({ item: { label, tone, places } }: { item: Attention }) {
  const look = `inline-block min-h-6 leading-6 underline-offset-4 hover:underline ${
    tone === 'urgent' ? 'font-medium text-danger' : 'hover:text-text'
  }`;
  const [place] = places;
  if (place && places.length === 1) {
    return (
      <Link to={place.href} className={look}>
        {label}
      </Link>
    );
  }
  return (
    <PopoverMenu id={`attention-${label.replace(/\W+/g, '-')}`} button={label} buttonClassName={look}>
      <ul>
        {places.map(({ label: name, href }) => (
          <li key={href}>
            <Link to={href} className="admin-menu-item">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </PopoverMenu>
  );
}
