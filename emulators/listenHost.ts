/** Two names of this machine. A browser opens six connections to a name; listening tabs would leave none for pages. */
const OTHER_NAME: Readonly<Record<string, string>> = {
  '127.0.0.1': 'localhost',
  localhost: '127.0.0.1',
}

/** Where a page at `host` listens: the same server under another name, where it has one. */
export function listenHostOf(host: string): string {
  const [name = '', port] = host.split(':')
  return [OTHER_NAME[name] ?? name, port].filter((part) => part !== undefined).join(':')
}

/** The same as an expression of a page. */
export const LISTEN_HOST_OF_PAGE = `location.host.replace(location.hostname, (name) => (${JSON.stringify(OTHER_NAME)})[name] ?? name)`
