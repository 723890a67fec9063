/**
 * Handles requests before Express sees them. Express's middleware costs several times as much as sending a cached page.
 */ export function answerBeforeExpress(server, ahead) {
    const application = server.listeners('request');
    const handOn = (request, response)=>{
        for (const listener of application)listener.call(server, request, response);
    };
    server.removeAllListeners('request');
    server.on('request', (request, response)=>{
        const unless = (answered)=>{
            if (!answered) handOn(request, response);
        };
        // Express meets the same error and handles it.
        const failed = ()=>unless(response.headersSent);
        try {
            const answered = ahead(request, response);
            if (typeof answered === 'boolean') unless(answered);
            else answered.then(unless, failed);
        } catch  {
            failed();
        }
    });
}
//# sourceMappingURL=answer-before-express.js.map
