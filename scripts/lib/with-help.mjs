/**
 * A command that says how it is used where its words ask for that.
 * @param {string} usage how the command is called and what it does, whole lines
 * @param {() => Promise<number | void>} main
 * @returns {() => Promise<number | void>}
 */
export function withHelp(usage, main) {
  return async () => {
    if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) return console.log(usage);
    return main();
  };
}
