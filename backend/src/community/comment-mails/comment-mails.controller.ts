import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { Members } from '../../platform/common/access.decorator.js';
import { mailModes, type MailMode } from './comment-mail-choice.entity.js';
import { CommentMailsService } from './comment-mails.service.js';

class MailModeDto {
  @ApiProperty({
    enum: mailModes,
    description: 'none : jamais ; each : chacun aussitôt ; daily : une fois par jour, le matin.',
  })
  @IsIn(mailModes, { message: 'Le choix vaut none, each ou daily.' })
  mode: MailMode;
}

@ApiTags('Notifications')
@Members()
@Controller('api/notifications/mail')
export class CommentMailsController {
  constructor(private readonly mails: CommentMailsService) {}

  @Get()
  @ApiOperation({ summary: 'Dit si les commentaires et les réponses arrivent aussi par e-mail' })
  @ApiOkResponse({ type: MailModeDto })
  async read(@CurrentUser() { id }: User): Promise<MailModeDto> {
    return { mode: await this.mails.modeOf(id) };
  }

  @Put()
  @ApiOperation({
    summary: 'Choisit si les commentaires et les réponses arrivent aussi par e-mail',
    description: 'Rien ne part vers une adresse qui n’est pas confirmée.',
  })
  @ApiOkResponse({ type: MailModeDto })
  async choose(@Body() { mode }: MailModeDto, @CurrentUser() { id }: User): Promise<MailModeDto> {
    return { mode: await this.mails.setMode(id, mode) };
  }
}
