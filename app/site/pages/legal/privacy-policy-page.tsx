import type { PageProps } from '../written-page';
import { LegalPage } from './legal-page';
import type { PrivacyPolicyCopy } from './privacy-policy-copy';

export function PrivacyPolicyPage({ copy: { hero, ...articles } }: PageProps<PrivacyPolicyCopy>) {
  return <LegalPage hero={hero} articles={articles} exhibits={{ stored: <Stored copy={articles.stored} /> }} />;
}

/** A table on wide screens, blocks on narrow ones. */
function Stored({ copy }: { copy: PrivacyPolicyCopy['stored'] }) {
  return (
    <table className="legal-table">
      <thead>
        <tr>
          <th scope="col">{copy.what}</th>
          <th scope="col">{copy.why}</th>
          <th scope="col">{copy.until}</th>
        </tr>
      </thead>
      <tbody>
        {copy.items.map(({ what, why, until }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td data-label={copy.why}>{why}</td>
            <td data-label={copy.until}>{until}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
