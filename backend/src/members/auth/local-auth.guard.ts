import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { InputPipe } from '../../platform/common/input.pipe.js';
import { LoginBody } from './auth.dto.js';

/** Signs in with the body’s name and password. Guards run before pipes, hence its own validation. */
@Injectable()
export class LocalAuthGuard extends AuthGuard('local') {
  private readonly input = new InputPipe();

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    request.body = await this.input.transform(request.body, { type: 'body', metatype: LoginBody });
    return super.canActivate(context) as Promise<boolean>;
  }
}
