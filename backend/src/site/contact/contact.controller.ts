import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { Admins, Public } from '../../platform/common/access.decorator.js';
import { DoneDto } from '../../platform/common/done.dto.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { DEFAULT_LIMIT, MAX_LIMIT, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import {
  ContactBody,
  ContactMessageDto,
  ContactMessageListDto,
  ContactQuery,
  ContactStateBody,
  toContactMessageDto,
} from './contact.dto.js';
import { ContactService } from './contact.service.js';

@ApiTags('Réglages')
@Controller('api')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Post('contact')
  @Public()
  @ApiOperation({ summary: 'Écrit à qui s’occupe du site' })
  @ApiCreatedResponse({ type: DoneDto })
  async send(@Body() body: ContactBody, @CurrentUser() sender: User | undefined): Promise<DoneDto> {
    await this.contact.send(body, sender);
    return { done: true };
  }

  @Get('admin/messages')
  @Admins()
  @AnswersList('messages', {
    pageSize: DEFAULT_LIMIT,
    console: { query: ContactQuery, maxPageSize: MAX_LIMIT },
  })
  @ApiOperation({ summary: 'Liste ce que l’on a écrit à qui s’occupe du site, le plus récent d’abord' })
  @ApiOkResponse({ type: ContactMessageListDto })
  async list(@Query() { state, ...page }: ContactQuery): Promise<ContactMessageListDto> {
    const { messages, total } = await this.contact.list(state, toPage(page));
    return { messages: messages.map(toContactMessageDto), total };
  }

  @Patch('admin/messages/:id')
  @Admins()
  @ApiOperation({ summary: 'Note qu’un message est traité, ou qu’il attend encore' })
  @ApiOkResponse({ type: ContactMessageDto })
  @Refuses({ 404: 'Ce message n’existe pas.' })
  async setState(
    @Param('id', IdPipe) id: number,
    @Body() { state }: ContactStateBody,
  ): Promise<ContactMessageDto> {
    return toContactMessageDto(await this.contact.setState(id, state));
  }

  @Delete('admin/messages/:id')
  @Admins()
  @ApiOperation({ summary: 'Supprime un message avant son année' })
  @ApiOkResponse({ type: DoneDto })
  @Refuses({ 404: 'Ce message n’existe pas.' })
  async delete(@Param('id', IdPipe) id: number, @CurrentUser() user: User): Promise<DoneDto> {
    await this.contact.delete(id, user);
    return { done: true };
  }
}
