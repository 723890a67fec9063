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
import { CollectionsModule } from '../../community/collections/collections.module.js';
import { CommentsModule } from '../../community/comments/comments.module.js';
import { TutorialsModule } from '../../content/tutorials/tutorials.module.js';
import { UsersModule } from '../../members/users/users.module.js';
import { SubjectsService } from './subjects.service.js';
export class SubjectsModule {
}
SubjectsModule = _ts_decorate([
    Module({
        imports: [
            CommentsModule,
            TutorialsModule,
            CollectionsModule,
            UsersModule
        ],
        providers: [
            SubjectsService
        ],
        exports: [
            SubjectsService
        ]
    })
], SubjectsModule);
//# sourceMappingURL=subjects.module.js.map
