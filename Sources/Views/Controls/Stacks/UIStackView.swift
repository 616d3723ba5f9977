// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
import MullionContracts
public import MullionViewTree

/// A view that arranges other views in a row or a column with constraints.
///
/// ```swift
/// let stack = UIStackView(arrangedSubviews: [title, subtitle])
/// stack.axis = .vertical
/// stack.spacing = 4
/// ```
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The arranged views, in order; all of them are subviews.
  open private(set) var arrangedSubviews: [UIView] = []

  private var arrangement: [NSLayoutConstraint] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Creates a stack view with the given frame and no arranged views.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a stack view from an interface file; with any other coder, one of zero size without arranged
  /// views.
  ///
  /// The initialiser never returns `nil`, unlike that of other views; subclasses declare `required
  /// init(coder:)`.
  public required init(coder: NSCoder) {
    // `UIView`'s own initialiser never returns `nil`.
    // swift-format-ignore: NeverForceUnwrap
    super.init(coder: coder)!
    coder.fill(self, as: UIStackView.self)
  }

  /// Creates a stack view that arranges `views`.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Layout properties

  /// The axis along which the views are arranged.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { setNeedsUpdateConstraints() } }
  }

  /// The distribution of the views along the axis.
  open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { setNeedsUpdateConstraints() } }
  }

  /// The alignment of the views perpendicular to the axis.
  open var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { setNeedsUpdateConstraints() } }
  }

  /// The distance between views, in points; for distributions with equal gaps or centres, the minimum
  /// distance.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { setNeedsUpdateConstraints() } }
  }

  /// Whether vertical distances are measured from the last baseline to the next first baseline.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
  }

  /// Whether the views are arranged within the layout margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
  }

  /// Sets the distance after an arranged view, in points, instead of ``spacing``.
  ///
  /// It stays with the view when the view is moved, and is removed when the view is removed.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsUpdateConstraints()
  }

  /// Returns the custom distance after an arranged view; ``spacingUseDefault`` if none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: Arranged subviews

  /// Appends `view` to the arranged views, and adds it as a subview if necessary.
  open func addArrangedSubview(_ view: UIView) {
    let isThere = arrangedSubviews.contains { $0 === view }
    insertArrangedSubview(view, at: arrangedSubviews.count - (isThere ? 1 : 0))
  }

  /// Inserts `view` into the arranged views at `stackIndex`, and adds it as a subview if necessary.
  ///
  /// - Precondition: `stackIndex` is from 0 to the number of arranged views.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    require(
      stackIndex >= 0 && stackIndex <= arrangedSubviews.count,
      "a view is inserted at \(stackIndex) into \(messageName) with \(arrangedSubviews.count) arranged "
        + "views; pass an index from 0 to \(arrangedSubviews.count)")
    if isDescendant(of: view) { return addSubview(view) }  // Says so, and adds nothing.
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    setNeedsUpdateConstraints()
  }

  /// Removes `view` from the arranged views; it remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    setNeedsUpdateConstraints()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if arrangedSubviews.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
  }

  // MARK: Layout

  open override func updateConstraints() {
    NSLayoutConstraint.deactivate(arrangement)
    arrangement = StackArrangement(self).constraints()
    NSLayoutConstraint.activate(arrangement)
    super.updateConstraints()
  }

  /// Returns the distance after an arranged view, in points.
  func spacing(after view: UIView) -> CGFloat {
    let custom = customSpacing(after: view)
    let distance = custom == Self.spacingUseDefault ? spacing : custom
    return distance == Self.spacingUseSystem ? SystemSpacing.betweenEdges : distance
  }
}

extension UIStackView: BuiltInView {
  /// Invalidates the arrangement after an arranged view was hidden or shown.
  package func subviewWasHiddenOrShown() { setNeedsUpdateConstraints() }

  /// Invalidates the arrangement if it depends on the intrinsic lengths of the views.
  package func subviewAskedForAnotherSize() {
    if distribution == .fillProportionally { setNeedsUpdateConstraints() }
  }
}
