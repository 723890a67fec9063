import { ApiProperty } from '@nestjs/swagger';

const count = (description: string) => ApiProperty({ type: 'integer', description });

class UserStatsDto {
  @count('Nombre de membres.')
  total: number;

  @count('Inscrits aujourd’hui.')
  newToday: number;

  @count('Membres vus pendant les sept derniers jours.')
  activeLastWeek: number;
}

class TutorialStatsDto {
  @count('Nombre de tutoriels.')
  total: number;

  @count('Ajoutés aujourd’hui.')
  newToday: number;

  @count('Lectures en tout.')
  views: number;

  @count('« J’aime » en tout.')
  likes: number;
}

class CommentStatsDto {
  @count('Nombre de commentaires, réponses comprises.')
  total: number;

  @count('Écrits aujourd’hui.')
  newToday: number;

  @count('Nombre de signalements.')
  totalReports: number;

  @count('Signalements qui attendent une décision.')
  pendingReports: number;
}

class DomainStatsDto {
  @count('Nombre de domaines.')
  total: number;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Nom du domaine le plus lu ; null sans tutoriel.',
    example: 'Programmation',
  })
  mostPopular: string | null;
}

class DomainShareDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ example: 'Programmation' })
  name: string;

  @count('Tutoriels du domaine.')
  tutorials: number;

  @count('Lectures de ses tutoriels.')
  views: number;

  @count('« J’aime » de ses tutoriels.')
  likes: number;
}

const growth = ApiProperty({
  type: 'number',
  nullable: true,
  description:
    'Nouveautés des sept derniers jours par rapport aux sept précédents, en pour cent ; null s’il n’y en avait pas.',
});

class TrendDto {
  @growth
  users: number | null;

  @growth
  tutorials: number | null;

  @growth
  comments: number | null;
}

class DayDto {
  @ApiProperty({ format: 'date', description: 'Jour dans le fuseau du site.' })
  date: string;

  @count('Nouveaux membres.')
  users: number;

  @count('Nouveaux tutoriels.')
  tutorials: number;

  @count('Nouveaux commentaires.')
  comments: number;
}

export class StatisticsDto {
  @ApiProperty({ type: UserStatsDto })
  users: UserStatsDto;

  @ApiProperty({ type: TutorialStatsDto })
  tutorials: TutorialStatsDto;

  @ApiProperty({ type: CommentStatsDto })
  comments: CommentStatsDto;

  @ApiProperty({ type: DomainStatsDto })
  domains: DomainStatsDto;

  @ApiProperty({ type: [DomainShareDto], description: 'Tous les domaines, dans leur ordre.' })
  byDomain: DomainShareDto[];

  @ApiProperty({ type: TrendDto })
  trend: TrendDto;

  @ApiProperty({ type: [DayDto], description: 'Les trente derniers jours, aujourd’hui en dernier.' })
  days: DayDto[];
}

const figure = (description: string) => ApiProperty({ type: 'integer', nullable: true, description });

export class FiguresDto {
  @figure('Tutoriels publiés.')
  tutorials: number | null;

  @figure('Domaines.')
  domains: number | null;

  @figure('Membres.')
  members: number | null;

  @ApiProperty({ type: 'number', nullable: true, description: 'Moyenne des notes, à un dixième près.' })
  ratingAverage: number | null;
}
