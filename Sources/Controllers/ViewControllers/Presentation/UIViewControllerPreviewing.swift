// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
public import MullionViewTree

/// A registration for previews by force presses.
///
/// - Note: Has no effect on Linux: no input device measures force.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// The recogniser of force presses, which never recognises a press.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// The delegate that supplies the preview.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view that is registered.
  var sourceView: UIView { get }
  /// The part of the source view that stays sharp, in the view's coordinate space, in points.
  var sourceRect: CGRect { get set }
}
