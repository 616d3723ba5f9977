// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ViewTree

/// What is dragged, and where it is.
///
/// Known gaps: types of data, and loading of objects by class.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The things that are dragged.
  var items: [UIDragItem] { get }
  /// Where the drag is, in the coordinate space of `view`, in points.
  func location(in view: UIView) -> CGPoint
  /// Whether the things may be moved, and not just copied.
  var allowsMoveOperation: Bool { get }
  /// Whether the things can be dropped in this program only.
  var isRestrictedToDraggingApplication: Bool { get }
}
