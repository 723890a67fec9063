import { NotFoundException } from '@nestjs/common';
export const tutorialNotFound = ()=>new NotFoundException("Tutoriel non trouv\xe9.");
//# sourceMappingURL=tutorial-not-found.js.map
