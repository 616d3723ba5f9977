// SPDX-License-Identifier: Apache-2.0

/// Numbers the frames of all surfaces.
@MainActor
enum FrameCount {
  /// The number of the last frame; 0: none was made.
  @exclusivity(unchecked) private(set) static var last = 0

  /// Returns the number of a new frame.
  static func next() -> Int {
    last += 1
    return last
  }
}
