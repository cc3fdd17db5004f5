/**
 * Writes parameters of the query into the address bar; undefined takes one out. Neither the history nor the router notice: nothing
 * is loaded, nothing scrolls, and a shared or reloaded address brings the parameters back.
 */
export function replaceQuery(parameters: Readonly<Record<string, string | undefined>>): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  // The router has put its own function in front of the history's.
  History.prototype.replaceState.call(history, history.state, '', url);
}
