// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The view of a sidebar, as the sidebar and its controller know it.
@MainActor
protocol SidebarPanel: AnyObject {
  /// Shows the tabs as they are now.
  func changed()
  /// Shows the row of a tab anew; nothing happens where it has none.
  func reconfigureRow(of tab: ObjectIdentifier)
  /// Places the sidebar in the controller's view, in front of `bar`.
  func layOut(in view: UIView, above bar: UIView)
  /// Takes the sidebar's room from that of what is shown.
  func cut(_ frame: inout CGRect, _ insets: inout UIEdgeInsets)
}
