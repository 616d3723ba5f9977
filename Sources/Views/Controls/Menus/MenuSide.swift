// SPDX-License-Identifier: Apache-2.0

/// On which side of what it belongs to a menu stands.
package enum MenuSide: Hashable, Sendable {
  case above, below, left, right
}
