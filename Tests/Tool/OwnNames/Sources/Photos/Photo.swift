// SPDX-License-Identifier: Apache-2.0

package struct Photo: Sendable {
  package var title = "a lake"

  package init() {}
}
