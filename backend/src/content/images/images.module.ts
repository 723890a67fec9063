import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../../members/users/users.module.js';
import { MediaModule } from '../media/media.module.js';
import { RevisionsModule } from '../revisions/revisions.module.js';
import { TutorialsModule } from '../tutorials/tutorials.module.js';
import { ImagesController } from './images.controller.js';
import { ProfilePictureController } from './profile-picture.controller.js';
import { ProfilePictureService } from './profile-picture.service.js';
import { UploadedImage } from './uploaded-image.entity.js';
import { UploadedImagesService } from './uploaded-images.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([UploadedImage]),
    UsersModule,
    MediaModule,
    RevisionsModule,
    TutorialsModule,
  ],
  controllers: [ImagesController, ProfilePictureController],
  providers: [UploadedImagesService, ProfilePictureService],
  exports: [UploadedImagesService],
})
export class ImagesModule {}
