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
import { AppealsModule } from '../../moderation/appeals/appeals.module.js';
import { AuthModule } from '../../members/auth/auth.module.js';
import { ContactModule } from '../contact/contact.module.js';
import { CommentMailsModule } from '../../community/comment-mails/comment-mails.module.js';
import { ProfilesModule } from '../../members/profiles/profiles.module.js';
import { FeedsModule } from '../feeds/feeds.module.js';
import { SettingsModule } from '../../platform/settings/settings.module.js';
import { SitemapModule } from '../sitemap/sitemap.module.js';
import { AskedSearchesModule } from '../../content/asked-searches/asked-searches.module.js';
import { TutorialsModule } from '../../content/tutorials/tutorials.module.js';
import { PageCache } from './page-cache.js';
import { PageRenderer } from './page-renderer.js';
import { CommentUnsubscribeController } from './comment-unsubscribe.controller.js';
import { PageServer } from './page-server.js';
import { PlainAppealController } from './plain-appeal.controller.js';
import { PlainContactController } from './plain-contact.controller.js';
import { FeedFilesController } from './feed-files.controller.js';
import { SiteFilesController } from './site-files.controller.js';
import { WebController } from './web.controller.js';
export class WebModule {
}
WebModule = _ts_decorate([
    Module({
        imports: [
            AppealsModule,
            AuthModule,
            AskedSearchesModule,
            ContactModule,
            TutorialsModule,
            SettingsModule,
            FeedsModule,
            ProfilesModule,
            CommentMailsModule,
            SitemapModule
        ],
        // Last: its route matches whatever is left.
        controllers: [
            PlainAppealController,
            PlainContactController,
            CommentUnsubscribeController,
            SiteFilesController,
            FeedFilesController,
            WebController
        ],
        providers: [
            PageCache,
            PageRenderer,
            PageServer
        ]
    })
], WebModule);
//# sourceMappingURL=web.module.js.map
