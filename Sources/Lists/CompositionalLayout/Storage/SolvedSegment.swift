// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A group that was solved individually because an item was measured or items are missing.
final class SolvedSegment: Sendable {
  let group: SolvedGroup
  /// The measured sizes of its items; empty if none was measured.
  let sizes: [CGSize?]

  init(group: SolvedGroup, sizes: [CGSize?] = []) {
    self.group = group
    self.sizes = sizes.contains { $0 != nil } ? sizes : []
  }
}
