import { WsAdapter } from '@nestjs/platform-ws';
import { isObservable, lastValueFrom } from 'rxjs';
const MAX_MESSAGE_BYTES = 64 * 1024;
/** Connects Nest's gateways to our handshake and to messages with a `type`. */ export class LiveAdapter extends WsAdapter {
    handshake;
    constructor(app, handshake){
        super(app), this.handshake = handshake;
    }
    create(port, options) {
        const verifyClient = ({ req }, answer)=>{
            this.handshake.refusal(req).then((refusal)=>refusal ? answer(false, refusal.status, refusal.message) : answer(true), (error)=>{
                this.logger.error(error);
                answer(false, 503);
            });
        };
        return super.create(port, {
            ...options,
            maxPayload: MAX_MESSAGE_BYTES,
            perMessageDeflate: false,
            verifyClient
        });
    }
    /** Nest's implementation keeps several streams per client, which are most of the memory of an idle one. */ bindMessageHandlers(socket, handlers) {
        socket.on('message', (data)=>{
            const message = readMessage(data);
            const handler = message && handlers.find((each)=>each.message === message.type);
            if (handler) this.answer(socket, valueOf(handler.callback(message)));
        });
    }
    answer(socket, answering) {
        answering.then((answer)=>{
            if (answer && socket.readyState === socket.OPEN) socket.send(JSON.stringify(answer));
        }, (error)=>this.logger.error(error));
    }
    /** Does not log clients that break the protocol: there are too many. */ bindErrorHandler(server) {
        server.on('connection', (socket)=>socket.on('error', ()=>undefined));
        return server.on('error', (error)=>this.logger.error(error));
    }
}
/** With interceptors, Nest returns an observable that runs only when subscribed. */ async function valueOf(calling) {
    const called = await calling;
    return isObservable(called) ? lastValueFrom(called, {
        defaultValue: undefined
    }) : called;
}
/** Invalid messages are ignored. */ function readMessage(data) {
    try {
        const message = JSON.parse(data.toString());
        return typeof message?.type === 'string' ? message : undefined;
    } catch  {
        return undefined;
    }
}
//# sourceMappingURL=live.adapter.js.map
