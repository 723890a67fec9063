import { ModulesContainer } from '@nestjs/core';
export function operationId(controller, method) {
    return `${controller.replace(/Controller$/, '')}_${method}`;
}
/** Route handlers by operation id. */ export function handlersOf(app) {
    const controllers = [
        ...app.get(ModulesContainer).values()
    ].flatMap((module)=>[
            ...module.controllers.values()
        ]);
    return new Map(controllers.flatMap(({ metatype })=>{
        const controller = metatype;
        const prototype = controller.prototype;
        return Object.getOwnPropertyNames(prototype).map((name)=>[
                operationId(controller.name, name),
                [
                    prototype[name],
                    controller
                ]
            ]);
    }));
}
//# sourceMappingURL=handlers.js.map
