import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Admins } from '../../platform/common/access.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { CurrentUser } from '../auth/current-user.decorator.js';
import type { User } from '../users/user.entity.js';
import { toUserDto, UserDto } from '../users/users.dto.js';
import { AccountMergeBody, AccountMergeDto } from './account-merges.dto.js';
import { AccountMergesService } from './account-merges.service.js';

const GONE = 'Un des deux membres n’existe pas.';

/** Merges two accounts of one person. */
@ApiTags('Administration')
@Admins()
@Controller('api/admin/users/:id/merge')
export class AccountMergesController {
  constructor(private readonly merges: AccountMergesService) {}

  @Get(':into')
  @ApiOperation({
    summary: 'Dit ce qu’une fusion de comptes ferait passer à l’autre, et si elle est possible',
  })
  @ApiOkResponse({ type: AccountMergeDto })
  @Refuses({ 404: GONE })
  async preview(
    @Param('id', IdPipe) id: number,
    @Param('into', IdPipe) into: number,
    @CurrentUser() actor: User,
  ): Promise<AccountMergeDto> {
    return this.merges.preview({ from: id, into }, actor);
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Fusionne un compte avec un autre, qui reçoit ce qui était au premier ; celui-ci n’existe plus',
  })
  @ApiOkResponse({ type: UserDto })
  @Refuses({
    404: GONE,
    409: 'C’est le même compte, celui de qui le demande ou d’un administrateur, ou une sanction serait perdue.',
  })
  async merge(
    @Param('id', IdPipe) id: number,
    @Body() { into, reason }: AccountMergeBody,
    @CurrentUser() actor: User,
  ): Promise<UserDto> {
    return toUserDto(await this.merges.merge({ from: id, into }, reason, actor));
  }
}
