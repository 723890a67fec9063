// Loaded in this order before each spec: CommonJS packages that require() NestJS cannot start the import of
// its ES modules themselves under Jest.
import 'reflect-metadata';
import '@nestjs/common';
import '@nestjs/core';
