import type { customLlmCopy } from './custom-llm-copy';

const sizes = [3, 8, 14, 32, 70, 120];
const precisions = [16, 8, 4];

/** Gigabytes (10⁹ bytes) for the weights of a model: billions of parameters times bits, eight bits to the byte. */
function weightGigabytes(billions: number, bits: number): number {
  return (billions * bits) / 8;
}

function fit(gigabytes: number): 'one' | 'several' | 'many' {
  if (gigabytes <= 20) return 'one';
  return gigabytes <= 66 ? 'several' : 'many';
}

const looks = {
  one: 'bg-accent text-on-accent',
  several: 'bg-accent-soft',
  many: '',
} as const;

export function MemoryTable({ copy }: { copy: typeof customLlmCopy.sections.memory }) {
  return (
    <>
      <div className="relative overflow-x-auto">
        <table className="w-full border-collapse text-right font-mono text-sm sm:text-lg">
          <caption className="sr-only">{copy.title}</caption>
          <thead>
            <tr className="border-b border-line-strong text-xs text-muted sm:text-sm">
              <th scope="col" className="py-3 pr-2 text-left font-normal">
                {copy.parameters}
              </th>
              {precisions.map((bits) => (
                <th key={bits} scope="col" className="px-2 py-3 font-normal sm:px-5">
                  {bits} bits
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sizes.map((billions) => (
              <tr key={billions} className="border-b border-line">
                <th scope="row" className="py-3 pr-2 text-left font-normal">
                  {billions} billion
                </th>
                {precisions.map((bits) => {
                  const gigabytes = weightGigabytes(billions, bits);
                  return (
                    <td key={bits} className={`px-2 py-3 sm:px-5 ${looks[fit(gigabytes)]}`}>
                      {gigabytes} GB
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className="mt-5 flex flex-wrap gap-x-8 gap-y-2 text-sm">
        {(['one', 'several', 'many'] as const).map((key) => (
          <li key={key} className="flex items-center gap-3">
            <span aria-hidden="true" className={`size-4 border border-line-strong ${looks[key]}`} />
            {copy[key]}
          </li>
        ))}
      </ul>
    </>
  );
}
