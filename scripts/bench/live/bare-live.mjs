// Baseline: `ws` alone. It accepts every hello, and broadcasts each posted list of texts. Argument: a port.
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { packageFile } from '../../setup/paths.mjs';

const { WebSocketServer } = await import(pathToFileURL(packageFile('backend', 'ws/wrapper.mjs')).href);
const server = createServer(async (request, response) => {
  const messages = JSON.parse(await text(request));
  response.writeHead(201).end();
  for (const socket of sockets.clients) for (const message of messages) socket.send(message);
});
const sockets = new WebSocketServer({ server, path: '/ws', perMessageDeflate: false });
sockets.on('connection', (socket) => {
  socket.on('message', () => {
    socket.send('{"type":"welcome"}');
    socket.send('{"type":"standing"}');
  });
});
server.listen(Number(process.argv[2]), '127.0.0.1');
