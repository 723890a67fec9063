/** Sends it as an attachment, since third-party documents must not render within the site's origin. */ export function sendFile(response, { path, name, type }) {
    const headers = {
        'Content-Type': type,
        'Cache-Control': 'no-cache'
    };
    return new Promise((resolve, reject)=>{
        response.download(path, name, {
            headers,
            dotfiles: 'allow'
        }, (error)=>{
            // An aborted download needs no answer.
            if (error && !response.headersSent) reject(error);
            else resolve();
        });
    });
}
//# sourceMappingURL=send-file.js.map
