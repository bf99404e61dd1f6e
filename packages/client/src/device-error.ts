/** A problem on this device that the user has to fix. */
export class DeviceError extends Error {
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "DeviceError";
    this.code = code;
  }
}
