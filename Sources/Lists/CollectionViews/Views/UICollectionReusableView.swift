// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// A view that a collection view uses again for another element: cells, headers, footers, badges,
/// backgrounds.
///
/// The collection view makes registered classes with `init(frame:)`; a class that has other
/// initialisers only can't be registered.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView, PooledView {
  @exclusivity(unchecked) private var identifier: String?
  /// The place in the pool to which the view goes back; `nil` for views made by the application.
  @exclusivity(unchecked) package var reuseKey: ReuseKey? {
    didSet { identifier = reuseKey?.category == .decorationView ? nil : reuseKey?.identifier }
  }
  /// Whether the view waits in the pool.
  @exclusivity(unchecked) package var isPooled = false {
    didSet { if isPooled { asShell?.wasPooled() } }
  }
  /// The view itself where it is a shell; nil: it is none.
  @exclusivity(unchecked) package weak var asShell: (any ViewShell)?
  /// The element that the view was realised for last, if any.
  @exclusivity(unchecked) var elementKey: ElementKey?
  /// The attributes the view was last told of.
  @exclusivity(unchecked) package var appliedAttributes: UICollectionViewLayoutAttributes?

  /// A view with the given frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isReusablePicture = true
  }

  /// A view as `init(frame:)` makes it, of size zero.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isReusablePicture = true
    coder.fill(self, as: UICollectionReusableView.self)
  }

  /// Calls `init(frame:)`; not for callers, see `RegisteredView`.
  @available(*, unavailable, message: "register the class, or call init(frame:)")
  public required convenience init(reusableWithFrame frame: CGRect) {
    self.init(frame: frame)
  }

  /// The identifier the view was dequeued with; `nil` for views made otherwise.
  open var reuseIdentifier: String? { identifier }

  /// Called before the view is used again; an override takes back what the last use left behind.
  open func prepareForReuse() {}

  /// Called before `prepareForReuse()`.
  package func willBeUsedAgain() {}

  /// Called with attributes that differ from those the view has.
  ///
  /// An override reads what its layout added to them. Frame, transform, alpha and visibility are set by the collection view.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before `apply(_:)` with what a list says about the view's look.
  package func show(_ element: ListElement?) {}

  /// Called before `newLayout` replaces the collection view's layout.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called when `newLayout` has replaced the collection view's layout.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// The attributes the view would rather have; asked when its layout only estimated its size.
  ///
  /// By default, the size that constraints give the view. Lengths that are estimates are as small as
  /// the constraints let them be. All others are kept, and so are lengths that no constraint speaks of
  /// (measured on UIKit).
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
