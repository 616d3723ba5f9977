// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A group that was solved for itself, because something in it was measured or items are missing.
final class SolvedSegment: Sendable {
  let group: SolvedGroup
  /// The measured sizes of its items; empty when none was.
  let sizes: [CGSize?]

  init(group: SolvedGroup, sizes: [CGSize?] = []) {
    self.group = group
    self.sizes = sizes.contains { $0 != nil } ? sizes : []
  }
}
