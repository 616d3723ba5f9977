// SPDX-License-Identifier: Apache-2.0

import MullionCollectionViews

/// The methods of a data source or delegate whose absence affects a table.
enum TableAbsence: Hashable, Sendable {
  case rowHeight, estimatedRowHeight, headerHeight, footerHeight, headerView, footerView
  case canEdit, canMove, commit, trailingActions, indentation
}
