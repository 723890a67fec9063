const methods = [
    'get',
    'post',
    'put',
    'patch',
    'delete'
];
export function operationsOf({ paths }) {
    return Object.entries(paths).flatMap(([path, item])=>methods.flatMap((method)=>{
            const operation = item[method];
            return operation ? [
                {
                    method: method.toUpperCase(),
                    path,
                    operation
                }
            ] : [];
        }));
}
export function parametersOf({ parameters = [] }) {
    return parameters.filter((parameter)=>'name' in parameter);
}
//# sourceMappingURL=operations.js.map
