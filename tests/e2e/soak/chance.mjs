// The random source of a soak run: the same seed gives the same steps.
export class Chance {
  constructor(seed) {
    this.state = seed >>> 0;
  }

  /** 0 <= … < 1 */
  next() {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(count) {
    return Math.floor(this.next() * count);
  }

  oneIn(count) {
    return this.below(count) === 0;
  }

  of(list) {
    return list[this.below(list.length)];
  }

  /** A key of {key: weight}. */
  weighted(weights) {
    let place = this.next() * Object.values(weights).reduce((sum, weight) => sum + weight, 0);
    for (const [key, weight] of Object.entries(weights)) {
      place -= weight;
      if (place < 0) return key;
    }
    return Object.keys(weights)[0];
  }
}
