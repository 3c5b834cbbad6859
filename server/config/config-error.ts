/** Settings are invalid; the message has one line for each. */
export class ConfigError extends Error {
  override name = "ConfigError";
}
