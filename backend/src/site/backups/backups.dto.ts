import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { IntField } from '../../platform/common/body-fields.js';
import type { BackupPlan } from '../../platform/settings/backup-plan.js';

export class BackupDto {
  @ApiProperty({ description: 'Nom du fichier.', example: 'passerelle-auto-2026-03-01T031500-000Z.manifest' })
  name: string;

  @ApiProperty({ type: 'integer', description: 'Taille en octets.' })
  bytes: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description:
      'Ce qu’elle a ajouté, en octets, à ce que les précédentes avaient déjà écrit ; null si elle est d’un seul tenant.',
  })
  addedBytes: number | null;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt: Date;

  @ApiProperty({ description: 'Si le site l’a faite de lui-même ; celles-là sont retirées avec le temps.' })
  isAutomatic: boolean;
}

/** An integer in this range; any other value gets the same French sentence. */
function Between(min: number, max: number, what: string, description: string): PropertyDecorator {
  const sentence = `${what} : un nombre entier de ${min} à ${max}.`;
  return IntField({ min, max, tooSmall: sentence, tooBig: sentence, notWhole: sentence, description });
}

export class BackupPlanDto implements BackupPlan {
  @ApiProperty({ description: 'Si le site se sauvegarde chaque jour de lui-même.', example: true })
  @IsBoolean({ message: 'Le champ « backupDaily » doit valoir vrai ou faux.' })
  backupDaily: boolean;

  @Between(0, 23, 'L’heure de la sauvegarde', 'L’heure à laquelle il le fait, dans le fuseau du site.')
  backupHour: number;

  @Between(1, 90, 'Les jours gardés', 'De combien de jours il garde la dernière.')
  keptDays: number;

  @Between(0, 52, 'Les semaines gardées', 'De combien de semaines il garde la dernière.')
  keptWeeks: number;

  @Between(0, 120, 'Les mois gardés', 'De combien de mois il garde la dernière.')
  keptMonths: number;

  @ApiProperty({
    description:
      'S’il note chaque minute ce qui a changé, pour pouvoir revenir à n’importe laquelle des dernières heures.',
    example: false,
  })
  @IsBoolean({ message: 'Le champ « backupContinuous » doit valoir vrai ou faux.' })
  backupContinuous: boolean;
}

export class PointsDto {
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Ce qui a été écrit jusque-là peut revenir ; null s’il n’y en a pas encore.',
  })
  upTo: Date | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Le plus ancien moment gardé.',
  })
  since: Date | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Pourquoi le dernier n’a pas pu être écrit ; null sinon.',
    example: 'Il reste moins de 1 Go sur le disque : libérez de la place avant de sauvegarder.',
  })
  problem: string | null;
}

export class BackupsDto {
  @ApiProperty({ description: 'Si une sauvegarde est en cours.' })
  isRunning: boolean;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Pourquoi la dernière a échoué, ou pourquoi elles ne peuvent pas être vues ; null sinon.',
    example: 'Il reste moins de 1 Go sur le disque : libérez de la place avant de sauvegarder.',
  })
  problem: string | null;

  @ApiProperty({
    description: 'Où elles sont : un dossier de la machine du site, un bucket ou un serveur SFTP.',
    example: '/srv/passerelle/backups',
  })
  folder: string;

  @ApiProperty({ description: 'Si la variable BACKUP_DIR les envoie ailleurs que dans les données du site.' })
  isElsewhere: boolean;

  @ApiProperty({ description: 'Si la variable BACKUP_KEY les fait chiffrer.' })
  isEncrypted: boolean;

  @ApiProperty({ type: BackupPlanDto })
  plan: BackupPlanDto;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description:
      'Quand se fait la prochaine de chaque jour ; null s’il n’y en a pas, ou qu’un autre processus la fait.',
  })
  next: Date | null;

  @ApiProperty({ type: PointsDto })
  points: PointsDto;

  @ApiProperty({ type: [BackupDto], description: 'La plus récente d’abord, cinquante au plus.' })
  backups: BackupDto[];
}
