import { Body, Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import type { Response } from 'express';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Members } from '../../platform/common/access.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { sendFile } from '../exports/send-file.js';
import { RequestKey, type AnswerKey } from '../../platform/idempotency/answer-key.js';
import { Idempotent } from '../../platform/idempotency/idempotent.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { BookOrderBody, BookOrderDto, toBookOrderDto } from './book-orders.dto.js';
import { BookOrdersService } from './book-orders.service.js';

const refusals = {
  409: 'Il n’y a aucun tutoriel, ou il y en a plus de cent.',
  429: 'Le membre a déjà trois fichiers en préparation.',
};
const DESCRIPTION =
  'Le fichier est fait en arrière-plan ; une notification dit quand il est prêt, et il est gardé sept jours.';

@ApiTags('Fichiers')
@Members()
@Controller('api')
export class BookOrdersController {
  constructor(private readonly orders: BookOrdersService) {}

  @Post('collections/:id/exports')
  @HttpCode(202)
  @Idempotent()
  @ApiOperation({ summary: 'Demande l’une de ses collections en un seul fichier', description: DESCRIPTION })
  @ApiAcceptedResponse({ type: BookOrderDto })
  @Refuses({ ...refusals, 404: 'Le membre n’a pas de telle collection.' })
  async orderCollection(
    @Param('id', IdPipe) id: number,
    @Body() body: BookOrderBody,
    @CurrentUser() user: User,
    @RequestKey() key: AnswerKey | undefined,
  ): Promise<BookOrderDto> {
    return toBookOrderDto(await this.orders.orderCollection(user, id, body, key));
  }

  @Post('collections/shared/:token/exports')
  @HttpCode(202)
  @Idempotent()
  @ApiOperation({
    summary: 'Demande la collection publique d’un membre en un seul fichier',
    description: DESCRIPTION,
  })
  @ApiParam({
    name: 'token',
    description: 'Le `shareToken` de la collection.',
    schema: { type: 'string', example: 'Zk3vX9mQ2bR7tY5wZ8cN4p' },
  })
  @ApiAcceptedResponse({ type: BookOrderDto })
  @Refuses({ ...refusals, 404: 'Aucune collection publique n’a ce lien.' })
  async orderSharedCollection(
    @Param('token') token: string,
    @Body() body: BookOrderBody,
    @CurrentUser() user: User,
    @RequestKey() key: AnswerKey | undefined,
  ): Promise<BookOrderDto> {
    return toBookOrderDto(await this.orders.orderSharedCollection(user, token, body, key));
  }

  @Post('learning-paths/:id/exports')
  @HttpCode(202)
  @Idempotent()
  @ApiOperation({ summary: 'Demande un parcours en un seul fichier', description: DESCRIPTION })
  @ApiAcceptedResponse({ type: BookOrderDto })
  @Refuses({ ...refusals, 404: 'Ce parcours n’existe pas.' })
  async orderPath(
    @Param('id', IdPipe) id: number,
    @Body() body: BookOrderBody,
    @CurrentUser() user: User,
    @RequestKey() key: AnswerKey | undefined,
  ): Promise<BookOrderDto> {
    return toBookOrderDto(await this.orders.orderPath(user, id, body, key));
  }

  @Get('exports/:id')
  @ApiOperation({ summary: 'Dit où en est un fichier que l’on a demandé' })
  @ApiOkResponse({ type: BookOrderDto })
  @Refuses({ 404: 'Le membre n’a pas demandé de tel fichier.' })
  async get(@Param('id', IdPipe) id: number, @CurrentUser() user: User): Promise<BookOrderDto> {
    return toBookOrderDto(await this.orders.get(user, id));
  }

  @Get('exports/:id/file')
  @ApiOperation({ summary: 'Donne un fichier que l’on a demandé' })
  @ApiProduces('application/pdf', 'application/epub+zip')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @Refuses({
    404: 'Le membre n’a pas demandé de tel fichier, ou il n’est plus gardé.',
    409: 'Le fichier n’est pas prêt.',
  })
  async file(
    @Param('id', IdPipe) id: number,
    @CurrentUser() user: User,
    @Res() response: Response,
  ): Promise<void> {
    await sendFile(response, await this.orders.file(user, id));
  }
}
