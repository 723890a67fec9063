import { NotFoundException } from '@nestjs/common';

export const tutorialNotFound = () => new NotFoundException('Tutoriel non trouvé.');
