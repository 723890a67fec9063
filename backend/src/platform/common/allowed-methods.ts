import type { Request } from 'express';

interface Layer {
  match(path: string): boolean;
  route?: { path: string | string[]; methods: Record<string, boolean | undefined> };
}

/** HTTP methods of the routes that match the URL of a request; empty when no route matches. */
export function allowedMethods({ app, path }: Request): string[] {
  const { stack } = (app as unknown as { router: { stack: Layer[] } }).router;
  const routes = stack.flatMap((layer) => (layer.route && layer.match(path) ? [layer.route] : []));
  // The public site catches every remaining URL, except those of the API, media and the console.
  const own = /^\/(api|media|admin)(\/|$)/i.test(path)
    ? routes.filter((route) => !isCatchAll(route))
    : routes;
  const methods = new Set(
    own.flatMap((route) => Object.keys(route.methods)).map((name) => name.toUpperCase()),
  );
  if (methods.size === 0) return [];
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods.add('OPTIONS')].sort();
}

function isCatchAll({ path }: { path: string | string[] }): boolean {
  return [path].flat().some((each) => each.includes('*'));
}
