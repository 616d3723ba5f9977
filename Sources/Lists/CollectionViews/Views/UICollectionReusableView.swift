// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// A view that a collection view reuses for different elements: cells, headers, footers, badges, backgrounds.
///
/// The collection view creates registered classes with `init(frame:)`; a class with only other initializers
/// cannot be registered.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView, PooledView {
  @exclusivity(unchecked) private var identifier: String?
  /// The key under which the view is pooled; `nil` for views created by the application.
  @exclusivity(unchecked) package var reuseKey: ReuseKey? {
    didSet { identifier = reuseKey?.category == .decorationView ? nil : reuseKey?.identifier }
  }
  /// Whether the view is in the pool.
  @exclusivity(unchecked) package var isPooled = false {
    didSet { if isPooled { asShell?.wasPooled() } }
  }
  /// The view itself if it is a shell, otherwise `nil`.
  @exclusivity(unchecked) package weak var asShell: (any ViewShell)?
  /// The key of the realised element that the view displays; `nil` if it displays none.
  @exclusivity(unchecked) var elementKey: ElementKey?
  /// The attributes that were last applied to the view.
  @exclusivity(unchecked) package var appliedAttributes: UICollectionViewLayoutAttributes?

  /// Creates a view with the given frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isReusablePicture = true
  }

  /// Creates a view of size zero, and applies the values of an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isReusablePicture = true
    coder.fill(self, as: UICollectionReusableView.self)
  }

  /// Creates a view with the given frame; used only for the creation of registered classes, see
  /// `RegisteredView`.
  @available(*, unavailable, message: "register the class, or call init(frame:)")
  public required convenience init(reusableWithFrame frame: CGRect) {
    self.init(frame: frame)
  }

  /// The identifier that the view was dequeued with; `nil` for views created otherwise.
  open var reuseIdentifier: String? { identifier }

  /// Prepares the view for another use; called before the view is reused.
  ///
  /// An override resets the state of the previous use. The base implementation is a no-op.
  open func prepareForReuse() {}

  /// Prepares the view for another use; called before `prepareForReuse()`.
  package func willBeUsedAgain() {}

  /// Applies layout attributes to the view; called when they differ from the ones applied before.
  ///
  /// An override reads the properties that a custom layout added to its attributes. The collection view sets
  /// the frame, transform, alpha and visibility itself. The base implementation is a no-op.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Handles that the view was pinned to an edge of the visible bounds, or is no longer pinned.
  func pinningDidChange() {}

  /// Applies the appearance of a list; called before `apply(_:)`.
  package func show(_ element: ListElement?) {}

  /// Notifies the view that `newLayout` is about to replace the collection view's layout; a no-op unless
  /// overridden.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Notifies the view that `newLayout` has replaced the collection view's layout; a no-op unless overridden.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Returns the attributes that the view prefers; called when the collection view measures the view.
  ///
  /// Flow layouts and compositional layouts measure only views with an estimated size. Custom layouts measure
  /// every cell and supplementary view. By default the attributes have the size that results from the view's
  /// constraints. Estimated lengths are as small as the constraints permit. All other lengths are unchanged,
  /// as are lengths that no constraint determines (measured on UIKit).
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let axes = layoutAttributes.selfSizing
    let constrained = constrainedAxes
    let measured = SelfSizingAxes(
      width: axes.width && constrained.width, height: axes.height && constrained.height)
    guard !measured.isEmpty else { return layoutAttributes }
    let original = layoutAttributes.size
    let fitted = systemLayoutSizeFitting(
      CGSize(
        width: measured.width ? UIView.layoutFittingCompressedSize.width : original.width,
        height: measured.height ? UIView.layoutFittingCompressedSize.height : original.height),
      withHorizontalFittingPriority: measured.width ? .fittingSizeLevel : .required,
      verticalFittingPriority: measured.height ? .fittingSizeLevel : .required)
    layoutAttributes.size = measured.size(preferred: fitted, original: original)
    return layoutAttributes
  }
}
