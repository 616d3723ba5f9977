// SPDX-License-Identifier: Apache-2.0

extension ItemPlace: Comparable {
  /// Returns whether the left place precedes the right one in a version.
  package static func < (left: ItemPlace, right: ItemPlace) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}
