// SPDX-License-Identifier: Apache-2.0

import MullionCollectionViews

/// What a data source or delegate may leave out and a table has to know of.
enum TableAbsence: Hashable, Sendable {
  case rowHeight, estimatedRowHeight, headerHeight, footerHeight, headerView, footerView
  case canEdit, canMove, commit, trailingActions, indentation
}
