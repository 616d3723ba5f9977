// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
import MullionContracts
public import MullionViewTree

/// A view that stands others in a row or a column, by constraints of its own.
///
/// ```swift
/// let stack = UIStackView(arrangedSubviews: [title, subtitle])
/// stack.axis = .vertical
/// stack.spacing = 4
/// ```
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The views that are arranged, in their order; all of them are subviews.
  open private(set) var arrangedSubviews: [UIView] = []

  private var arrangement: [NSLayoutConstraint] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// A stack that fills `frame` and arranges nothing yet.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A stack of no size that arranges nothing yet.
  ///
  /// Never nil, unlike that of other views: subclasses declare `required init(coder:)`.
  public required init(coder: NSCoder) {
    // A view's own initialiser is never nil.
    // swift-format-ignore: NeverForceUnwrap
    super.init(coder: coder)!
    coder.fill(self, as: UIStackView.self)
  }

  /// A stack of `views`.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: How views are arranged

  /// Whether the views stand in a row or a column.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { setNeedsUpdateConstraints() } }
  }

  /// How the stack shares its length among the views.
  open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { setNeedsUpdateConstraints() } }
  }

  /// Where the views stand across the stack.
  open var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { setNeedsUpdateConstraints() } }
  }

  /// The distance between views, in points; in distributions of equal gaps, the least one.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { setNeedsUpdateConstraints() } }
  }

  /// Whether the distance in a column is from the last baseline to the next first one.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
  }

  /// Whether the views keep inside the stack's layout margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
  }

  /// Sets the distance after an arranged view, in points, in the place of ``spacing``.
  ///
  /// It goes with the view when it is moved, and ends when the view leaves the stack.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsUpdateConstraints()
  }

  /// The distance that was set for after an arranged view; ``spacingUseDefault`` when none was.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: Which views are arranged

  /// Arranges `view` after the others, adding it as a subview.
  open func addArrangedSubview(_ view: UIView) {
    let isThere = arrangedSubviews.contains { $0 === view }
    insertArrangedSubview(view, at: arrangedSubviews.count - (isThere ? 1 : 0))
  }

  /// Arranges `view` at `stackIndex`, adding it as a subview if it is none.
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

  /// No longer arranges `view`, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    setNeedsUpdateConstraints()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if arrangedSubviews.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
  }

  // MARK: Arranging

  open override func updateConstraints() {
    NSLayoutConstraint.deactivate(arrangement)
    arrangement = StackArrangement(self).constraints()
    NSLayoutConstraint.activate(arrangement)
    super.updateConstraints()
  }

  /// The distance after an arranged view, in points.
  func spacing(after view: UIView) -> CGFloat {
    let custom = customSpacing(after: view)
    let distance = custom == Self.spacingUseDefault ? spacing : custom
    return distance == Self.spacingUseSystem ? SystemSpacing.betweenEdges : distance
  }
}

extension UIStackView: BuiltInView {
  /// Arranges the views anew.
  package func subviewWasHiddenOrShown() { setNeedsUpdateConstraints() }

  /// Arranges the views anew when their sizes are shares of what they ask for.
  package func subviewAskedForAnotherSize() {
    if distribution == .fillProportionally { setNeedsUpdateConstraints() }
  }
}
