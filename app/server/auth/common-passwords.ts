/** Words that this site itself suggests; the list of the world does not have them. */
const ours = new Set(
  'quzones quantum qubit qubits querido unfaked entanglement superposition ranchi tallinn'.split(' '),
);

/** What remains of a password when digits and marks before or behind it are taken off must be a word to count. */
const shortestWord = 4;

let known: Promise<ReadonlySet<string>> | undefined;

/** Some 49,000 passwords as leaks have them most often. They take a moment to unpack, so nobody waits for them earlier. */
function knownPasswords(): Promise<ReadonlySet<string>> {
  known ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return known;
}

/**
 * Whether a password is one of the first that would be tried: of the most used ones, or a word of those or of ours with
 * digits and marks around it, whatever its capitals; or all one character, or a run such as 12345678.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const plain = password.trim().toLowerCase();
  if (/^(.)\1*$/u.test(plain) || isRun(plain)) return true;
  const list = await knownPasswords();
  const words = [plain.replace(/[\d\W_]+$/u, ''), plain.replace(/^[\d\W_]+/u, '')];
  return list.has(plain) || words.some((word) => word.length >= shortestWord && (list.has(word) || ours.has(word)));
}

/** 12345678, 87654321, abcdefgh: every character follows the one before. Nine is followed by zero. */
function isRun(text: string): boolean {
  const codes = Array.from(text, (character) => character.charCodeAt(0));
  const steps = codes.slice(1).map((code, index) => {
    const step = code - (codes[index] ?? 0);
    return Math.abs(step) === 9 && /^\d+$/.test(text) ? -Math.sign(step) : step;
  });
  return steps.length > 0 && (steps.every((step) => step === 1) || steps.every((step) => step === -1));
}
