/**
 * British and American spellings of the same word: pages are written in American English, visitors and the authors of records
 * write both. Only beginnings and endings are listed; a form that is no word at all finds nothing and does no harm.
 */

/** How words begin, British first. */
const beginnings: readonly (readonly [british: string, american: string])[] = [
  ['aeroplane', 'airplane'],
  ['aluminium', 'aluminum'],
  ['anaem', 'anem'],
  ['anaesth', 'anesth'],
  ['behaviour', 'behavior'],
  ['catalogue', 'catalog'],
  ['centre', 'center'],
  ['centring', 'centering'],
  ['colour', 'color'],
  ['defence', 'defense'],
  ['dialogue', 'dialog'],
  ['endeavour', 'endeavor'],
  ['enrolment', 'enrollment'],
  ['favour', 'favor'],
  ['fibre', 'fiber'],
  ['fulfilment', 'fulfillment'],
  ['gynaec', 'gynec'],
  ['haem', 'hem'],
  ['harbour', 'harbor'],
  ['honour', 'honor'],
  ['ischaem', 'ischem'],
  ['judgement', 'judgment'],
  ['labour', 'labor'],
  ['leukaem', 'leukem'],
  ['licence', 'license'],
  ['litre', 'liter'],
  ['metre', 'meter'],
  ['neighbour', 'neighbor'],
  ['oedema', 'edema'],
  ['oesoph', 'esoph'],
  ['offence', 'offense'],
  ['orthopaed', 'orthoped'],
  ['paediatric', 'pediatric'],
  ['sceptic', 'skeptic'],
  ['sulph', 'sulf'],
  ['theatre', 'theater'],
  ['tumour', 'tumor'],
  ['vapour', 'vapor'],
];

/** Words of which others begin with the American one: nothing but a plural follows. */
const alone: readonly (readonly [british: string, american: string])[] = [
  ['cheque', 'check'],
  ['grey', 'gray'],
  ['practise', 'practice'],
  ['programme', 'program'],
  ['tyre', 'tire'],
];

/** "organise" and "organize", "analyse" and "analyze", with what may follow. Shorter words ("rise", "size") are others. */
const british = /^(.{3,}[iy])s(e|ed|er|ers|es|ing|ation|ations|ational)$/;
const american = /^(.{3,}[iy])z(e|ed|er|ers|es|ing|ation|ations|ational)$/;

/** A word in its American spelling; as it is where there is no other. `word` is in lower case. */
export function americanSpelling(word: string): string {
  return toAmerican(word) ?? word;
}

/** The same word in the other spelling, or null. `word` is in lower case. */
export function otherSpelling(word: string): string | null {
  return toAmerican(word) ?? toBritish(word);
}

function toAmerican(word: string): string | null {
  const pair = pairOf(word, 0);
  const begun = pair ? pair[1] + word.slice(pair[0].length) : word;
  return changed(word, begun.replace(british, '$1z$2'));
}

function toBritish(word: string): string | null {
  const pair = pairOf(word, 1);
  const begun = pair ? pair[0] + word.slice(pair[1].length) : word;
  return changed(word, begun.replace(american, '$1s$2'));
}

function pairOf(word: string, side: 0 | 1) {
  return (
    beginnings.find((pair) => word.startsWith(pair[side])) ??
    alone.find((pair) => word === pair[side] || word === `${pair[side]}s`)
  );
}

const changed = (word: string, other: string) => (other === word ? null : other);
