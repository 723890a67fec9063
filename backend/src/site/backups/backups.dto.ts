import { ApiProperty } from '@nestjs/swagger';

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

  @ApiProperty({ type: [BackupDto], description: 'La plus récente d’abord, cinquante au plus.' })
  backups: BackupDto[];
}
