import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { sessionCookie } from '../../members/auth/mount-sessions.js';
import { ApiErrorDto } from '../common/api-error.dto.js';
import { Config } from '../../config.js';
import { SettingsService } from '../settings/settings.service.js';
import { description } from './description.js';
import { writeExamples } from './examples.js';
import { operationId } from './handlers.js';
import { writeLists } from './lists.js';
import { writeRefusals } from './refusals.js';
import { writeChanges, writeIds, writeNullsAsTypes } from './schemas.js';
import { tags } from './tags.js';
const SESSION = 'session';
/** Describes the API as OpenAPI 3.1. */ export function createApiDocument(app) {
    const settings = new DocumentBuilder().setOpenAPIVersion('3.1.0').setTitle('Passerelle').setDescription(description).setVersion('1').setLicense('AGPL-3.0-or-later', 'https://www.gnu.org/licenses/agpl-3.0.html').addServer('/', 'Ce site').addCookieAuth(sessionCookie(app.get(Config)), undefined, SESSION);
    for (const [name, description] of Object.entries(tags))settings.addTag(name, description);
    const document = SwaggerModule.createDocument(app, settings.build(), {
        operationIdFactory: operationId,
        extraModels: [
            ApiErrorDto
        ]
    });
    writeIds(document);
    writeChanges(document);
    writeLists(document, app);
    writeRefusals(document, app, SESSION);
    writeNullsAsTypes(document);
    writeExamples(document);
    return document;
}
const named = (document, title)=>({
        ...document,
        info: {
            ...document.info,
            title
        }
    });
/** Serves the document at /api/openapi.json and its page at /api/docs. */ export function setUpApiDocs(app) {
    const settings = app.get(SettingsService);
    SwaggerModule.setup('api/docs', app, ()=>createApiDocument(app), {
        jsonDocumentUrl: 'api/openapi.json',
        customSiteTitle: 'API du site',
        patchDocumentOnRequest: (_request, _response, document)=>named(document, settings.present.siteName)
    });
}
//# sourceMappingURL=api-docs.js.map
