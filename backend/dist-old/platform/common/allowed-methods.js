/** HTTP methods of the routes that match the URL of a request; empty when no route matches. */ export function allowedMethods({ app, path }) {
    const { stack } = app.router;
    const routes = stack.flatMap((layer)=>layer.route && layer.match(path) ? [
            layer.route
        ] : []);
    // The public site catches every remaining URL, except those of the API, media and the console.
    const own = /^\/(api|media|admin)(\/|$)/i.test(path) ? routes.filter((route)=>!isCatchAll(route)) : routes;
    const methods = new Set(own.flatMap((route)=>Object.keys(route.methods)).map((name)=>name.toUpperCase()));
    if (methods.size === 0) return [];
    if (methods.has('GET')) methods.add('HEAD');
    return [
        ...methods.add('OPTIONS')
    ].sort();
}
function isCatchAll({ path }) {
    return [
        path
    ].flat().some((each)=>each.includes('*'));
}
//# sourceMappingURL=allowed-methods.js.map
