// SPDX-License-Identifier: Apache-2.0

/// The counter of the frames of all surfaces.
@MainActor
enum FrameCount {
  /// The number of the last frame; 0 if there was none.
  @exclusivity(unchecked) private(set) static var last = 0

  /// Advances the counter and returns the number of a new frame.
  static func next() -> Int {
    last += 1
    return last
  }
}
