import { Injectable } from '@nestjs/common';
import type { User } from '../../members/users/user.entity.js';
import { UsersService } from '../../members/users/users.service.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { UploadedImagesService } from './uploaded-images.service.js';

/** Profile pictures that members upload. */
@Injectable()
export class ProfilePictureService {
  constructor(
    private readonly images: UploadedImagesService,
    private readonly users: UsersService,
    private readonly events: DomainEvents,
  ) {}

  /** @throws MediaError, ConflictException when the member has reached the quota */
  async replace(user: User, bytes: Buffer): Promise<User> {
    const { url } = await this.images.storePortrait(bytes, user);
    return this.change(user, url);
  }

  /** Does nothing without a picture. */
  async remove(user: User): Promise<User> {
    return this.change(user, null);
  }

  private async change(user: User, avatar: string | null): Promise<User> {
    if (user.avatar === avatar) return user;
    return this.users.update(user.id, { avatar }, async (manager, userId) => {
      await this.images.releasePortrait(manager, user);
      await this.events.publish(manager, 'profile.changed', { userId });
    });
  }
}
