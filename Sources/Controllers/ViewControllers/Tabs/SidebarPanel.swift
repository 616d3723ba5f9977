// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The view of a sidebar, with the operations that the sidebar and its controller use.
@MainActor
protocol SidebarPanel: AnyObject {
  /// Reloads the rows from the current tabs.
  func changed()
  /// Reconfigures the row of a tab; no-op for a tab without a row.
  func reconfigureRow(of tab: ObjectIdentifier)
  /// Places the sidebar in the controller's view, in front of `bar`.
  func layOut(in view: UIView, above bar: UIView)
  /// Subtracts the area of the sidebar from the content's frame or safe area insets.
  func cut(_ frame: inout CGRect, _ insets: inout UIEdgeInsets)
}
