// SPDX-License-Identifier: Apache-2.0

extension OutlineEntry {
  /// The hidden ancestors of a child.
  var hiddenOfChildren: Int { hidden + (isExpanded ? 0 : 1) }
}
