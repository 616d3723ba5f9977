// SPDX-License-Identifier: Apache-2.0

package struct Composer: Sendable {
  package var name = "Clara"

  package init() {}
}
