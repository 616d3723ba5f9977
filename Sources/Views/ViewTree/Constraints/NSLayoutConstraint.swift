// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts

/// A relation between attributes of views and guides that the layout makes hold.
///
/// ```
/// first item . attribute  (= | ≤ | ≥)  multiplier × second item . attribute + constant
/// ```
///
/// Of constraints with different priorities those with the higher one are served first.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, _NamedMembers {
  /// The number on the left of the relation.
  @exclusivity(unchecked) private(set) final var first = LayoutQuantity.nothing
  /// The number on the right; nil: the constant alone.
  @exclusivity(unchecked) private(set) final var second: LayoutQuantity?
  /// How the two sides relate.
  public private(set) var relation = Relation.equal
  /// How often the second number counts.
  public private(set) var multiplier: CGFloat = 1
  private var hasBadMultiplier = false
  /// The view that holds the constraint while it is active.
  @exclusivity(unchecked) final var holderReference: (any HolderReference)?
  /// The region that solves the constraint while it is active.
  var region: (any ConstraintRegion)? { regionReference?.region }
  /// The reference to that region, which does not keep it alive.
  @exclusivity(unchecked) final var regionReference: (any RegionReference)?

  /// A constraint that speaks of nothing, and is never active.
  ///
  /// The one designated initialiser, so that subclasses inherit those that say something.
  public override init() {
    super.init()
  }

  convenience init(
    _ first: LayoutQuantity, _ relation: Relation, _ second: LayoutQuantity?,
    multiplier: CGFloat, constant: CGFloat
  ) {
    self.init()
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier.isFinite ? multiplier : 1
    hasBadMultiplier = !multiplier.isFinite
    self.constant = constant
    checkKinds()
  }

  // MARK: What it says

  /// The view or guide on the left; nil when it is gone.
  open var firstItem: AnyObject? { first.reference.object }
  /// The attribute on the left.
  open var firstAttribute: Attribute { first.attribute }
  /// The view or guide on the right; nil when there is none or it is gone.
  open var secondItem: AnyObject? { second?.reference.object }
  /// The attribute on the right.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// What is added on the right, in points.
  @exclusivity(unchecked) open var constant: CGFloat = 0 {
    didSet {
      guard constant != oldValue else { return }
      checkNumbers()
      region?.constantChanged(of: self)
    }
  }

  /// How much the constraint matters.
  @exclusivity(unchecked) open var priority: UILayoutPriority = .required {
    didSet {
      guard priority != oldValue else { return }
      require(
        priority.rawValue >= 0 && priority.rawValue <= 1000,
        "\(words) gets the priority \(priority.rawValue); priorities are from 0 to 1,000")
      region?.structureChanged()
    }
  }

  /// A name for messages and debugging.
  open var identifier: String?

  /// Kept for callers; nothing is archived.
  open var shouldBeArchived = false

  // MARK: Activity

  /// Whether the constraint counts: some view holds it.
  ///
  /// Setting it to true gives it to the nearest view that holds all its items, or is one.
  ///
  /// - Precondition: There is such a view, when it becomes active.
  open var isActive: Bool {
    get { holderReference?.object != nil }
    set {
      if newValue { first.reference.activate(self) } else { holderReference?.deactivate(self) }
    }
  }

  /// Activates the constraints, in their order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates the constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  open override nonisolated var description: String {
    MainActor.assumeIsolated { words }
  }

  /// Whether the constraint may depend on where lines of text stand.
  var speaksOfBaselines: Bool {
    func mentions(_ quantity: LayoutQuantity) -> Bool {
      quantity.attribute.isBaseline || quantity.origin != nil
    }
    return mentions(first) || second.map(mentions) ?? false
  }

  // MARK: Checks

  private func checkKinds() {
    checkNumbers()
    let family = first.origin == nil ? first.attribute.family : .length
    guard let second else {
      require(
        family == .length,
        "\(words) compares \(family.rawValue) with a number; name a second item and attribute")
      return
    }
    let other = second.origin == nil ? second.attribute.family : .length
    require(
      family.isPosition && other.isPosition || family == other,
      "\(words) compares \(family.rawValue) with \(other.rawValue); compare attributes of one kind")
    let (one, two) = (first.attribute, second.attribute)
    require(
      !(one.isDirectional && two.isAbsoluteSide || one.isAbsoluteSide && two.isDirectional),
      "\(words) compares leading or trailing with left or right; use leading and trailing on both "
        + "sides")
  }

  private func checkNumbers() {
    guard !constant.isFinite || hasBadMultiplier else { return }
    if !constant.isFinite { constant = 0 }
    Diagnostics.reportOnce(
      "\(words) was given a constant or a multiplier that is not a number; 0 or 1 stands for it. "
        + "Compute it from numbers: did something divide by 0?")
  }

  /// The members of the class that can be reached by name.
  open class var _namedMembers: [_NamedMember] { [] }
}
