// SPDX-License-Identifier: Apache-2.0

package struct UITableViewName: Sendable {
  package var text = "a table"

  package init() {}
}
