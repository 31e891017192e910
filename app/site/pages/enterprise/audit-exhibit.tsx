import { Exhibit } from '../../parts/exhibit';
import { auditLines, forgedFingerprints, forgedLine, forgedText } from './audit-chain';
import type { enterpriseCopy } from './enterprise-copy';

/** The same lines with their fingerprints, as written and after a change. */
export function AuditExhibit({ copy }: { copy: typeof enterpriseCopy.sections.audit }) {
  return (
    <Exhibit caption={copy.caption}>
      <ol className="font-mono text-xs sm:text-sm">
        <li aria-hidden="true" className="hidden gap-6 pb-3 text-muted sm:grid sm:grid-cols-[minmax(0,1fr)_24%_28%]">
          <span>{copy.line}</span>
          <span>{copy.kept}</span>
          <span>{copy.forged}</span>
        </li>
        {auditLines.map(({ at, text, fingerprint }, index) => {
          const now = forgedFingerprints[index];
          const broken = now !== fingerprint;
          return (
            <li
              key={fingerprint}
              className="grid grid-cols-2 gap-x-6 gap-y-2 border-t border-line py-3.5 sm:grid-cols-[minmax(0,1fr)_24%_28%]"
            >
              <p className="max-sm:col-span-2">
                <span className="block text-muted">{at}</span>
                {text}
                {index === forgedLine && <ins className="mt-1 block text-warm no-underline">{forgedText}</ins>}
              </p>
              <p>
                <span className="sr-only">{copy.kept}: </span>
                {fingerprint}
              </p>
              <p className={broken ? 'text-warm' : 'text-muted'}>
                <span className="sr-only">{copy.forged}: </span>
                {broken && <span aria-hidden="true">≠ </span>}
                {now}
              </p>
            </li>
          );
        })}
      </ol>
    </Exhibit>
  );
}
