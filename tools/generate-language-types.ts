import { resolve } from "node:path";
import { writeTypes } from "./languages/generate-types.ts";

writeTypes(resolve(import.meta.dirname, "../languages"));
