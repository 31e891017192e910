import { type ClaimId, figure } from './claims';

/** A published figure in running text. */
export function Claim({ id }: { id: ClaimId }) {
  return (
    <data value={figure(id)} className="tabular-nums">
      {figure(id)}
    </data>
  );
}
