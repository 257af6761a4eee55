/** The link to a table, as somebody else can open it. */

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

export interface Invitation {
  link: string;
  /** the link leads nowhere on another device */
  isOnlyHere: boolean;
}

/** `addresses` are those at which the server is reached by others in the same network. */
export function invitationTo(code: string, here: URL | Location, addresses: readonly string[]): Invitation {
  const isLoopback = LOOPBACK.test(here.hostname);
  const base = (isLoopback ? addresses[0] : undefined) ?? here.origin;
  return { link: `${base}/t/${code.toUpperCase()}`, isOnlyHere: isLoopback && addresses.length === 0 };
}

/** In two halves, as one says it on the telephone. */
export function spelled(code: string): string[] {
  const middle = Math.ceil(code.length / 2);
  return [code.slice(0, middle), code.slice(middle)].map((half) => half.toUpperCase());
}
