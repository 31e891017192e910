/** Seven swings of a wave that ends in an arrow. */
export function LevelStep() {
  const swings = Array.from({ length: 7 }, (_, n) => `q${n % 2 === 0 ? 8 : -8} -7 0 -14`).join('');
  return (
    <svg
      viewBox="0 0 20 128"
      className="level-step"
      fill="none"
      aria-hidden="true"
      focusable="false"
      role="presentation"
    >
      <path
        d={`M10 124${swings}V10M4.5 15.5 10 8l5.5 7.5`}
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
