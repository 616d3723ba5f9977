// SPDX-License-Identifier: Apache-2.0

/// The weighted sums of a kernel that walks along a line of pixels, each of which has `lanes` numbers.
///
/// A tent's sum grows by the box before its middle and shrinks by the box behind it, so each step costs the same
/// whatever the size of the kernel.
struct KernelWalk {
  /// Reads a place of the line, beyond its ends too: adds its numbers times a factor to others.
  typealias Adding = (_ place: Int, _ factor: Int, _ sums: UnsafeMutablePointer<Int>) -> Void

  private let kernel: SlidingKernel
  private let lanes: Int
  /// The sums at the place.
  let sums: UnsafeMutablePointer<Int>
  private let ahead: UnsafeMutablePointer<Int>
  private let behind: UnsafeMutablePointer<Int>
  private var place: Int

  /// Stands at `place` of a line of `count` pixels that `add` reads.
  ///
  /// The caller calls ``free()`` in the end.
  ///
  /// - Complexity: O(n) in the pixels of the line that are in reach.
  init(_ kernel: SlidingKernel, lanes: Int, place: Int, count: Int, add: Adding) {
    self.kernel = kernel
    self.lanes = lanes
    self.place = place
    sums = .allocate(capacity: 3 * lanes)
    sums.initialize(repeating: 0, count: 3 * lanes)
    ahead = sums + lanes
    behind = ahead + lanes
    let last = count - 1
    // What lies beyond an end is the same everywhere, and is added at once.
    add(-1, kernel.weight(beyond: place), sums)
    add(count, kernel.weight(beyond: last - place), sums)
    for other in max(0, place - kernel.radius)...min(last, place + kernel.radius) {
      add(other, kernel.weight(at: other - place), sums)
    }
    guard kernel.shape == .tent else { return }
    let reach = kernel.reach
    add(-1, max(0, reach - 1 - place), behind)
    for other in max(0, place - reach + 1)...place { add(other, 1, behind) }
    add(count, min(reach, max(0, place + reach - last)), ahead)
    for other in (place + 1)..<max(place + 1, min(count, place + 1 + reach)) {
      add(other, 1, ahead)
    }
  }

  /// Goes on to the next place.
  mutating func advance(_ add: Adding) {
    switch kernel.shape {
    case .box:
      add(place + 1 + kernel.radius, 1, sums)
      add(place - kernel.radius, -1, sums)
    case .tent:
      for lane in 0..<lanes { sums[lane] += ahead[lane] - behind[lane] }
      add(place + 1, -1, ahead)
      add(place + 1 + kernel.reach, 1, ahead)
      add(place + 1, 1, behind)
      add(place + 1 - kernel.reach, -1, behind)
    }
    place += 1
  }

  /// Gives the memory of the sums back.
  func free() { sums.deallocate() }
}
