/** A list of 32-bit integers that grows at its end. `array` is replaced when it grows, and longer than the list. */
export class GrowingInts {
  array: Int32Array;
  length: number;

  constructor(values: ArrayLike<number> = []) {
    this.array = new Int32Array(Math.max(values.length, 1024));
    this.array.set(values);
    this.length = values.length;
  }

  copy(): GrowingInts {
    return new GrowingInts(this.array.subarray(0, this.length));
  }

  push(value: number): void {
    if (this.length === this.array.length) {
      const longer = new Int32Array(this.length * 2);
      longer.set(this.array);
      this.array = longer;
    }
    this.array[this.length] = value;
    this.length += 1;
  }

  pushAll(values: ArrayLike<number>): void {
    for (let place = 0; place < values.length; place += 1) this.push(values[place] as number);
  }

  /** Returns the value at a place of the list. */
  at(place: number): number {
    return this.array[place] as number;
  }
}
