// SPDX-License-Identifier: Apache-2.0

package struct Tree: Sendable {
  package var depth = 3

  package init() {}
}
