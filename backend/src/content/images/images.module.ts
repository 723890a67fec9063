import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../../members/users/users.module.js';
import { MediaModule } from '../media/media.module.js';
import { TutorialsModule } from '../tutorials/tutorials.module.js';
import { ImagesController } from './images.controller.js';
import { ProfilePictureController } from './profile-picture.controller.js';
import { ProfilePictureService } from './profile-picture.service.js';
import { SentImage } from './sent-image.entity.js';
import { SentImagesService } from './sent-images.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([SentImage]), UsersModule, MediaModule, TutorialsModule],
  controllers: [ImagesController, ProfilePictureController],
  providers: [SentImagesService, ProfilePictureService],
  exports: [SentImagesService],
})
export class ImagesModule {}
