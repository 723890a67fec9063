import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEmail, MaxLength } from 'class-validator';

const message = 'Veuillez entrer une adresse e-mail valide.';

export class SubscribeBody {
  @ApiProperty({ format: 'email', maxLength: 254 })
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.trim().toLowerCase() : value,
  )
  @IsEmail({}, { message })
  @MaxLength(254, { message })
  email: string;
}

export class SubscribedDto {
  @ApiProperty({ format: 'email' })
  email: string;
}
