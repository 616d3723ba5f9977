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
  var holder: UIView? {
    get { holderLifetime?.view }
    set { holderLifetime = newValue?.lifetime }
  }
  @exclusivity(unchecked) private var holderLifetime: ItemLifetime?
  /// What solves the constraint while it is active.
  var region: LayoutRegion? {
    get { regionLifetime?.region }
    set { regionLifetime = newValue?.lifetime }
  }
  @exclusivity(unchecked) private var regionLifetime: RegionLifetime?

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

  /// A constraint between attributes of two views or guides, or between one and a number.
  ///
  /// A position along one axis may be compared with one along the other, as in UIKit.
  ///
  /// - Precondition: The items are views or guides; both attributes are positions or both are
  ///   lengths, and both name sides in the same way; a position has a second item; numbers are
  ///   finite.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    guard let first = view1 as? NSObject, Self.item(first) != nil else {
      contractBroken(
        "a constraint's first item is \(type(of: view1)); pass a UIView or a UILayoutGuide")
    }
    var other: (item: NSObject, attribute: Attribute)?
    if let view2 {
      guard let second = view2 as? NSObject, Self.item(second) != nil else {
        contractBroken(
          "a constraint's second item is \(type(of: view2)); pass a UIView, a UILayoutGuide or nil")
      }
      other = (second, attr2)
    }
    self.init(first, attr1, relation, other, times: multiplier, plus: c)
  }

  /// The same between objects that are known to be views or guides.
  package convenience init(
    _ first: NSObject, _ attribute: Attribute, _ relation: Relation,
    _ second: (item: NSObject, attribute: Attribute)?, times multiplier: CGFloat, plus c: CGFloat
  ) {
    guard let item = Self.item(first) else {
      contractBroken("a constraint's item is \(type(of: first)), which is no view and no guide")
    }
    require(
      attribute != .notAnAttribute,
      "a constraint's first attribute is notAnAttribute; name what of \(item.words) is constrained")
    var other: LayoutQuantity?
    if let second, second.attribute != .notAnAttribute, let item = Self.item(second.item) {
      other = LayoutQuantity(item, second.attribute)
    }
    self.init(
      LayoutQuantity(item, attribute), relation, other, multiplier: multiplier, constant: c)
  }

  /// What of constraints an object is; classes are asked for because protocols are slow to find.
  private static func item(_ object: NSObject) -> (any LayoutItem)? {
    if let view = object as? UIView { return view }
    return object as? UILayoutGuide
  }

  // MARK: What it says

  /// The view or guide on the left; nil when it is gone.
  open var firstItem: AnyObject? { first.item }
  /// The attribute on the left.
  open var firstAttribute: Attribute { first.attribute }
  /// The view or guide on the right; nil when there is none or it is gone.
  open var secondItem: AnyObject? { second?.item }
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
    get { holder != nil }
    set {
      if newValue { activate() } else { holder?.removeConstraint(self) }
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

  private func activate() {
    guard holder == nil else { return }
    // A guide that no view has is waited for, silently, as in UIKit.
    var common: UIView?
    var isFirst = true
    let isWhole = everyItem { item in
      guard let owner = item.layoutOwner else { return false }
      common = isFirst ? owner : common.flatMap { UIView.commonAncestor(of: $0, owner) }
      isFirst = false
      return true
    }
    guard isWhole, !isFirst else { return }
    guard let common else {
      contractBroken(
        "\(words) can't be activated: its items are in no common view; add both to one hierarchy "
          + "first")
    }
    common.addConstraint(self)
  }

  /// Whether positions are counted from the right: the constraint speaks of leading and trailing
  /// edges, and the view that holds it is read from the right.
  ///
  /// The direction of the items themselves does not count; evidence: tests of Stevia.
  var isMirrored: Bool {
    guard firstAttribute.isDirectional || secondAttribute.isDirectional else { return false }
    return holder?.effectiveUserInterfaceLayoutDirection == .rightToLeft
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

  /// The views and guides that are still there.
  var items: [any LayoutItem] { first.items + (second?.items ?? []) }

  /// Whether `isSo` answers true for each of the items that are still there; not asked after a false.
  func everyItem(_ isSo: (any LayoutItem) -> Bool) -> Bool {
    guard first.everyItem(isSo) else { return false }
    return second?.everyItem(isSo) ?? true
  }

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
