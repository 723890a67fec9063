import { BadRequestException, Controller, Delete, Put, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { UserAnswerDto } from '../../members/auth/auth.dto.js';
import { RequireConfirmedEmail } from '../../members/auth/confirmed-email.js';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { toUserDto } from '../../members/users/users.dto.js';
import { Members } from '../../platform/common/access.decorator.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { MediaError } from '../media/media.service.js';
import { ProfilePictureService } from './profile-picture.service.js';

@ApiTags('Membres')
@Members()
@Controller('api/profile/picture')
export class ProfilePictureController {
  constructor(private readonly pictures: ProfilePictureService) {}

  @Put()
  @RequireConfirmedEmail()
  @ApiOperation({
    summary: 'Prend une image pour profil, rognée en carré et refaite à partir de ses pixels',
    description:
      'Le corps est l’image elle-même (PNG, JPEG, GIF, WebP ou AVIF), de 10 Mo au plus. Celle d’avant est effacée dans la journée.',
  })
  @ApiConsumes('image/*')
  @ApiBody({ schema: { type: 'string', format: 'binary', example: 'Les octets de l’image.' } })
  @ApiOkResponse({ type: UserAnswerDto })
  @Refuses({ 409: 'Le membre a envoyé autant d’images qu’il peut y en avoir.' })
  async replace(@Req() { body }: Request, @CurrentUser() user: User): Promise<UserAnswerDto> {
    if (!Buffer.isBuffer(body) || body.length === 0) throw new BadRequestException('Envoyez une image.');
    try {
      return { user: toUserDto(await this.pictures.replace(user, body)) };
    } catch (error) {
      if (error instanceof MediaError)
        throw new BadRequestException(`L’image est refusée : ${error.message}.`);
      throw error;
    }
  }

  @Delete()
  @ApiOperation({ summary: 'Retire son image de profil : les initiales en tiennent lieu' })
  @ApiOkResponse({ type: UserAnswerDto })
  async remove(@CurrentUser() user: User): Promise<UserAnswerDto> {
    return { user: toUserDto(await this.pictures.remove(user)) };
  }
}
