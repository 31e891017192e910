import type { Rolldown } from 'vite';

/**
 * Which scripts of the browser are one file. By itself the bundler makes a file of whatever several pages share in just
 * that combination: 131 files for a page of the admin, half of them smaller than their request (decision 092).
 */

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

const frame = /\/app\/(?:root|entry\.client)\.tsx/;
const route = /\/app\/routes\//;
/** In the styles of the admin; a preview is framed like the public page it shows. */
const staffRoute = /\/app\/routes\/(?:admin\/(?!preview\.)|auth\/)/;
/** Drafts of what is written: for the two pages where staff write, not for every one of theirs. */
const ofWriting = /\/app\/admin\/editor\/(?:draft-|use-draft\.|editing\.|fill-form\.)/;

/** A file smaller than this joins the one whose pages are most alike; in bytes before compression. */
const ownFileFrom = 1_500;

/** Whose pages load a module; `alsoLater` counts what a page fetches later as its own. */
function readers(id: string, modules: Modules, alsoLater: boolean): { staff: boolean; visitors: boolean } {
  const found = { staff: false, visitors: false };
  const importers = new Set([id]);
  // The set grows while it is walked: importers of importers are reached too.
  for (const importer of importers) {
    if (staffRoute.test(importer)) found.staff = true;
    else if (route.test(importer) || frame.test(importer)) found.visitors = true;
    else {
      const module = modules.getModuleInfo(importer);
      for (const next of module?.importers ?? []) importers.add(next);
      if (alsoLater) for (const next of module?.dynamicImporters ?? []) importers.add(next);
    }
  }
  return found;
}

/** What pages of the staff and of visitors have in common, by the pages that load it: those of visitors have a budget of bytes. */
function sharedByAll(name: string, test: RegExp): Rolldown.CodeSplittingGroup {
  return {
    name: (id, modules) => {
      const { staff, visitors } = readers(id, modules, false);
      return staff && visitors ? name : null;
    },
    test,
    entriesAware: true,
    entriesAwareMergeThreshold: ownFileFrom,
    priority: 2,
  };
}

/** What a page fetches later, as the editor of texts, is in none of them. */
export const scriptGroups: Rolldown.CodeSplittingGroup[] = [
  // What every page with scripts has in common, compressed as one file, which takes less than in six.
  {
    name: 'framework',
    test: /node_modules\/(?:react|react-dom|react-router|scheduler)\/|\/app\/site\/theme-choice\./,
    priority: 3,
  },
  // The library of forms: whoever checks one needs it too, and would take it along.
  { name: 'forms', test: /\/node_modules\/@conform-to\/(?:dom|react)\//, priority: 3 },
  sharedByAll('common', /\/app\/(?!routes\/)/),
  // Not with the others: who needs a line of theirs would load what draws icons.
  sharedByAll('icons', /\/lucide-react\//),
  // What checks forms, which visitors fetch once they begin to write. A group takes along what its modules import: without one
  // of its own it would be in the file of the admin, and visitors would fetch all of that.
  {
    name: 'checks',
    test: /\/app\/lib\/(?:fields|zod)\.|\/node_modules\/(?:zod|@conform-to\/zod)\//,
    priority: 1,
  },
  {
    name: (id, modules) => {
      if (ofWriting.test(id)) return null;
      const isOfStaff = readers(id, modules, false).staff && !readers(id, modules, true).visitors;
      return isOfStaff ? 'admin' : null;
    },
    test: /\/app\/|\/lucide-react\//,
    minShareCount: 2,
  },
];

/**
 * Without the list of pages that a shared file is called after: whoever imports it would carry that along, and each character of the hash too,
 * of which the bundler asks for seven.
 */
export const scriptFileName = ({ name }: { name: string }) => `assets/${name.split('~')[0]}-[hash:7].js`;
