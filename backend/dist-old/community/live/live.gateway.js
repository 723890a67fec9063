function _ts_decorate(decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") {
        r = Reflect.decorate(decorators, target, key, desc);
    } else {
        for(var i = decorators.length - 1; i >= 0; i--){
            if (d = decorators[i]) {
                r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
            }
        }
    }
    return c > 3 && r && Object.defineProperty(target, key, r), r;
}
function _ts_metadata(metadataKey, metadataValue) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") {
        return Reflect.metadata(metadataKey, metadataValue);
    }
}
function _ts_param(paramIndex, decorator) {
    return function(target, key) {
        decorator(target, key, paramIndex);
    };
}
import { MessageBody, SubscribeMessage, WebSocketGateway, ConnectedSocket } from '@nestjs/websockets';
import { OpenInMaintenance } from '../../members/auth/maintenance.decorator.js';
import { Public } from '../../platform/common/access.decorator.js';
import { network } from '../../platform/request-safety/network.js';
import { canModerate } from '../../members/users/roles.js';
import { Connections } from './connections.js';
import { Delivery } from './delivery.js';
import { Topics } from './topics.js';
export class LiveGateway {
    connections;
    delivery;
    topics;
    constructor(connections, delivery, topics){
        this.connections = connections;
        this.delivery = delivery;
        this.topics = topics;
    }
    handleConnection(socket, request) {
        const user = request.user;
        const member = user && {
            id: user.id,
            sid: request.sessionID,
            moderates: canModerate(user)
        };
        this.connections.add(socket, network(request.ip ?? ''), member);
    }
    handleDisconnect(socket) {
        this.connections.remove(socket);
    }
    pong() {
        return {
            type: 'pong',
            timestamp: Date.now()
        };
    }
    /** Carries the number of the last notification received, if any; later ones are sent. */ hello(socket, { after }) {
        const connection = this.connections.get(socket);
        if (connection) this.delivery.begin(connection, after);
    }
    /** Subscribes to changes of what the page shows. */ watch(socket, { topic, age }) {
        const connection = this.connections.get(socket);
        if (connection) this.topics.watch(connection, topic, age);
    }
    /** Ignored: a client must not send notifications. */ ignore() {}
}
_ts_decorate([
    SubscribeMessage('ping'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", []),
    _ts_metadata("design:returntype", Object)
], LiveGateway.prototype, "pong", null);
_ts_decorate([
    SubscribeMessage('hello'),
    _ts_param(0, ConnectedSocket()),
    _ts_param(1, MessageBody()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof WebSocket === "undefined" ? Object : WebSocket,
        Object
    ]),
    _ts_metadata("design:returntype", void 0)
], LiveGateway.prototype, "hello", null);
_ts_decorate([
    SubscribeMessage('watch'),
    _ts_param(0, ConnectedSocket()),
    _ts_param(1, MessageBody()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof WebSocket === "undefined" ? Object : WebSocket,
        Object
    ]),
    _ts_metadata("design:returntype", void 0)
], LiveGateway.prototype, "watch", null);
_ts_decorate([
    SubscribeMessage('notification'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", []),
    _ts_metadata("design:returntype", void 0)
], LiveGateway.prototype, "ignore", null);
LiveGateway = _ts_decorate([
    Public(),
    OpenInMaintenance(),
    WebSocketGateway({
        path: '/ws'
    }),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Connections === "undefined" ? Object : Connections,
        typeof Delivery === "undefined" ? Object : Delivery,
        typeof Topics === "undefined" ? Object : Topics
    ])
], LiveGateway);
//# sourceMappingURL=live.gateway.js.map
