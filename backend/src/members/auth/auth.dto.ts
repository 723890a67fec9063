import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, IsString } from 'class-validator';
import {
  EmailField,
  FlagField,
  PictureField,
  SecretField,
  TextField,
  UrlField,
  UrlListField,
} from '../../platform/common/body-fields.js';
import { plainCode } from './plain-code.js';
import { UNKNOWN_EXPERTISE } from './expertise-problem.js';
import { UserDto } from '../users/users.dto.js';
import type { Session } from './session.entity.js';

const MAX_PASSWORD = 200;

/** Normalizes a typed code, see `plainCode`. */
const CodeField = (): PropertyDecorator =>
  Transform(({ value }) => (typeof value === 'string' ? plainCode(value) : (value as unknown)));

const displayName = {
  min: 2,
  max: 100,
  tooShort: "Le nom d'affichage doit contenir au moins 2 caractères",
  tooLong: "Le nom d'affichage ne peut pas dépasser 100 caractères",
  example: 'Ada Lovelace',
};
const bio = {
  lines: true,
  max: 500,
  optional: true,
  tooLong: 'La biographie ne peut pas dépasser 500 caractères',
  example: 'J’écris des programmes.',
};

export class LoginBody {
  @TextField({
    min: 1,
    max: 254,
    tooShort: "Le nom d'utilisateur est requis",
    description: 'Nom d’utilisateur ou adresse e-mail.',
    example: 'ada',
  })
  username: string;

  @SecretField(MAX_PASSWORD, 'Le mot de passe est requis')
  password: string;

  @CodeField()
  @TextField({
    max: 20,
    optional: true,
    description: 'Code du second facteur, ou code de secours.',
    example: '123456',
  })
  code?: string | null;

  @FlagField('Si la session dure trente jours, même sans visite.')
  remember?: boolean;
}

/** The maximum an operator may offer, plus the built-in ones. */
const MAX_EXPERTISE = 42;

/** Profile fields of contributors. */
export class ContributorBody {
  @UrlField('Veuillez entrer une URL valide')
  website?: string | null;

  @UrlListField(10, 'Veuillez entrer des URLs valides')
  socialLinks?: string[];

  @ApiPropertyOptional({
    type: [String],
    maxItems: MAX_EXPERTISE,
    description: 'Codes de domaines d’expertise que le site propose.',
    example: ['design'],
  })
  @IsOptional()
  @IsString({ each: true, message: UNKNOWN_EXPERTISE })
  @ArrayMaxSize(MAX_EXPERTISE, { message: UNKNOWN_EXPERTISE })
  @IsArray({ message: 'L’expertise doit être une liste.' })
  expertise?: string[];
}

export class RegisterBody extends ContributorBody {
  @TextField({
    min: 3,
    max: 50,
    tooShort: "Le nom d'utilisateur doit contenir au moins 3 caractères",
    tooLong: "Le nom d'utilisateur ne peut pas dépasser 50 caractères",
    pattern: {
      of: /^[\w-]*$/,
      message: "Le nom d'utilisateur ne peut contenir que des lettres, chiffres, tirets et underscores",
    },
    example: 'ada',
  })
  username: string;

  @EmailField('Veuillez entrer une adresse email valide')
  email: string;

  // The minimum length is a setting.
  @SecretField(MAX_PASSWORD, `Le mot de passe doit être un texte de ${MAX_PASSWORD} caractères au plus`, 0)
  password: string;

  @TextField(displayName)
  displayName: string;

  @TextField(bio)
  bio?: string | null;

  @FlagField('Si le membre veut publier des tutoriels.')
  isContributor?: boolean;

  @TextField({
    max: 200,
    optional: true,
    example: 'k3Jd8sLq',
    description:
      'Ce que porte le lien d’une invitation ; avec elle, on s’inscrit même où les inscriptions sont fermées.',
  })
  invitation?: string | null;

  @TextField({
    max: 2000,
    optional: true,
    description:
      'Le calcul que `GET /api/auth/proof` propose et sa solution, en JSON et en base64, où le site le demande.',
    example: 'eyJjaGFsbGVuZ2UiOnt9LCJzb2x1dGlvbiI6e319',
  })
  proof?: string | null;
}

export class ProfileBody {
  @TextField(displayName)
  displayName: string;

  @TextField(bio)
  bio?: string | null;

  @UrlField('Veuillez entrer une URL valide')
  website?: string | null;

  @PictureField('L’image de profil doit être une adresse http ou https, ou une image envoyée au site')
  avatar?: string | null;
}

export class PasswordBody {
  @SecretField(MAX_PASSWORD, 'Le mot de passe est requis')
  password: string;
}

export class ChangeEmailBody extends PasswordBody {
  @EmailField('Veuillez entrer une adresse email valide')
  email: string;
}

export class ChangePasswordBody extends PasswordBody {
  @SecretField(MAX_PASSWORD, 'Le nouveau mot de passe est requis')
  newPassword: string;
}

export class EmailBody {
  // The first administrator may have an address of the local network.
  @EmailField('Veuillez entrer une adresse email valide', { needsDot: false })
  email: string;
}

export class TokenBody {
  @TextField({
    min: 1,
    max: 100,
    tooShort: 'Ce lien n’est pas valable.',
    example: 'kJ3vX9mQ2bR7tY5wZ8cN4pL6sD1fG0hA',
  })
  token: string;
}

export class ResetPasswordBody extends TokenBody {
  @SecretField(MAX_PASSWORD, 'Le nouveau mot de passe est requis')
  newPassword: string;
}

export class CodeBody {
  @CodeField()
  @TextField({ min: 6, max: 20, tooShort: 'Le code doit contenir six chiffres.', example: '123456' })
  code: string;
}

export class UserAnswerDto {
  @ApiProperty({ type: UserDto })
  user: UserDto;
}

export class SessionDto {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Ce que le navigateur dit de lui-même.',
    example: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  })
  userAgent: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  lastSeenAt: string;

  @ApiProperty({ description: 'Si c’est la session qui pose la question.' })
  current: boolean;
}

export class SessionListDto {
  @ApiProperty({ type: [SessionDto] })
  sessions: SessionDto[];
}

export class TwoFactorSetupDto {
  @ApiProperty({ description: 'Clé à saisir dans l’application.', example: 'JBSWY3DPEHPK3PXP' })
  secret: string;

  @ApiProperty({
    description: 'La même, à lire d’un code QR.',
    example: 'otpauth://totp/Mon%20site:ada?secret=JBSWY3DPEHPK3PXP&issuer=Mon%20site',
  })
  uri: string;
}

export class RecoveryCodesDto {
  @ApiProperty({
    type: [String],
    description: 'À garder : ils ne sont montrés qu’une fois.',
    example: ['3f9a1c07be', '8d24e6b5f1'],
  })
  recoveryCodes: string[];
}

export function toSessionDto({
  userAgent,
  createdAt,
  lastSeenAt,
  current,
}: Session & { current: boolean }): SessionDto {
  return { userAgent, createdAt: createdAt.toISOString(), lastSeenAt: lastSeenAt.toISOString(), current };
}
