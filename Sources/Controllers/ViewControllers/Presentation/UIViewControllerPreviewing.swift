// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
public import MullionViewTree

/// A view that a person could press hard to look at something; nobody can here, as on a device that feels no force.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// Finds presses that are hard; never.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// Says what is looked at.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view that is pressed.
  var sourceView: UIView { get }
  /// What of the view stays sharp, in its coordinate space, in points.
  var sourceRect: CGRect { get set }
}
