/** Where better-auth reads the visitor's address from. Only `authHeaders` writes it; a visitor's own is dropped. */
export const clientAddressHeader = 'x-quzones-client-address';

/**
 * What better-auth may know of a request: its cookies, and for the list of sessions the device and the address after
 * trusted proxies.
 */
export function authHeaders(request: Request, clientAddress: string): Headers {
  const headers = new Headers({ [clientAddressHeader]: clientAddress });
  for (const name of ['cookie', 'user-agent']) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value.slice(0, 8000));
  }
  return headers;
}
