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
import { Module } from '@nestjs/common';
import { CommentsModule } from '../comments/comments.module.js';
import { AuthModule } from '../../members/auth/auth.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { SettingsModule } from '../../platform/settings/settings.module.js';
import { CatchUp } from './catch-up.js';
import { Connections } from './connections.js';
import { Delivery } from './delivery.js';
import { Handshake } from './handshake.js';
import { LiveGateway } from './live.gateway.js';
import { Topics } from './topics.js';
export class LiveModule {
}
LiveModule = _ts_decorate([
    Module({
        imports: [
            AuthModule,
            CommentsModule,
            NotificationsModule,
            SettingsModule
        ],
        providers: [
            LiveGateway,
            Handshake,
            Connections,
            CatchUp,
            Delivery,
            Topics
        ],
        exports: [
            Connections
        ]
    })
], LiveModule);
//# sourceMappingURL=live.module.js.map
