// SPDX-License-Identifier: Apache-2.0

import Foundation
import ViewTree

/// A drag in one collection view.
@MainActor
final class DragSession: NSObject, UIDragSession, UIDropSession {
  private(set) var items: [UIDragItem] = []
  var localContext: Any?
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  private weak var list: UIView?
  /// Where the drag is, in the list's content coordinates.
  var place = CGPoint.zero

  init(in list: UIView, at place: CGPoint) {
    self.list = list
    self.place = place
    super.init()
  }

  func take(_ items: [UIDragItem]) { self.items = items }

  var localDragSession: (any UIDragSession)? { self }

  func location(in view: UIView) -> CGPoint { list?.convert(place, to: view) ?? place }
}
