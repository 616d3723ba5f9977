// SPDX-License-Identifier: Apache-2.0

/// The weighted sums of a kernel that moves along a line of pixels, each with `lanes` numbers.
///
/// The sum of a tent kernel grows by the box before its middle and shrinks by the box behind it, so each step
/// has the same cost, independent of the size of the kernel.
struct KernelWalk {
  /// A closure that adds the numbers at an index of the line, also beyond its ends, times a factor to sums.
  typealias Adding = (_ place: Int, _ factor: Int, _ sums: UnsafeMutablePointer<Int>) -> Void

  private let kernel: SlidingKernel
  private let lanes: Int
  /// The sums at the current index.
  let sums: UnsafeMutablePointer<Int>
  private let ahead: UnsafeMutablePointer<Int>
  private let behind: UnsafeMutablePointer<Int>
  private var place: Int

  /// Creates the sums at index `place` of a line of `count` pixels that `add` reads.
  ///
  /// The caller must call ``free()``.
  ///
  /// - Complexity: O(*n*) in the pixels of the line within the kernel.
  init(_ kernel: SlidingKernel, lanes: Int, place: Int, count: Int, add: Adding) {
    self.kernel = kernel
    self.lanes = lanes
    self.place = place
    sums = .allocate(capacity: 3 * lanes)
    sums.initialize(repeating: 0, count: 3 * lanes)
    ahead = sums + lanes
    behind = ahead + lanes
    let last = count - 1
    // All pixels beyond an end have the same value, so their weights are added in one step.
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

  /// Moves to the next index.
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

  /// Deallocates the sums.
  func free() { sums.deallocate() }
}
