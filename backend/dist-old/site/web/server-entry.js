/** Renders the page at a URL with its query. */ export async function renderWith(entry, parts, address, site, ask) {
    const rendered = await entry.render(new Request(new URL(address, site.publicUrl)), {
        ...parts,
        site,
        fetch: async ({ url })=>{
            const { pathname, search } = new URL(url);
            const { status, headers, body } = await ask(pathname + search);
            return new Response(body === '' ? null : body, {
                status,
                headers
            });
        }
    });
    if (!(rendered instanceof Response)) return rendered;
    return {
        status: rendered.status,
        location: rendered.headers.get('location') ?? '/'
    };
}
//# sourceMappingURL=server-entry.js.map
