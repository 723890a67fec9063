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
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../../members/users/users.module.js';
import { MediaModule } from '../media/media.module.js';
import { TutorialsModule } from '../tutorials/tutorials.module.js';
import { ImagesController } from './images.controller.js';
import { ProfilePictureController } from './profile-picture.controller.js';
import { ProfilePictureService } from './profile-picture.service.js';
import { UploadedImage } from './uploaded-image.entity.js';
import { UploadedImagesService } from './uploaded-images.service.js';
export class ImagesModule {
}
ImagesModule = _ts_decorate([
    Module({
        imports: [
            TypeOrmModule.forFeature([
                UploadedImage
            ]),
            UsersModule,
            MediaModule,
            TutorialsModule
        ],
        controllers: [
            ImagesController,
            ProfilePictureController
        ],
        providers: [
            UploadedImagesService,
            ProfilePictureService
        ],
        exports: [
            UploadedImagesService
        ]
    })
], ImagesModule);
//# sourceMappingURL=images.module.js.map
