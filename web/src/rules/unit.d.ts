// What unit.js has; it is plain JavaScript, so that Node can load it as it is.
export class Unit {
  constructor(module: WebAssembly.Module);
  static from(bytes: BufferSource): Promise<Unit>;
  get digest(): string;
  forget(): void;
  place(bytes: Uint8Array): number;
  reserve(length: number): number;
  write(at: number, bytes: Uint8Array): void;
  read(at: number, length: number): Uint8Array<ArrayBuffer>;
  call(...words: (number | bigint)[]): number | bigint | boolean | undefined;
}
