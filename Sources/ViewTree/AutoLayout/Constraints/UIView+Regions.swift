// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation
import MullionContracts

extension UIView {
  /// What the view remembers of Auto Layout; made when it is asked for first.
  var autoLayout: AutoLayoutState {
    if let state = tree.autoLayout { return state }
    let state = AutoLayoutState()
    tree.autoLayout = state
    return state
  }

  /// Whether the view is a cell's content or the like: constraints of its superview's region reach
  /// into it, and its edges follow the superview's as its mask says.
  package var isPorous: Bool {
    get { tree.autoLayout?.isPorous ?? false }
    set {
      guard newValue != isPorous else { return }
      let constraints = tree.autoLayout?.region?.dissolve() ?? []
      autoLayout.isPorous = newValue
      for constraint in constraints { LayoutRegion.assign(constraint) }
    }
  }

  // MARK: Regions

  /// Whether a region ends at the view: its size is given by its frame.
  private var isRegionBoundary: Bool {
    (tree.autoLayout?.followsFrame ?? true) && !(tree.autoLayout?.isPorous ?? false)
  }

  /// The view whose region finds the places of the views in this one.
  var innerRegionRoot: UIView {
    var view = self
    while !view.isRegionBoundary, let parent = view.superview { view = parent }
    return view
  }

  /// The region of a root, made when it is asked for first.
  var ownRegion: LayoutRegion {
    let state = autoLayout
    if let region = state.region { return region }
    let region = LayoutRegion(root: self)
    state.region = region
    return region
  }

  /// Carries out what waits in the regions that place this view and the views in it.
  func settleConstraints() {
    var roots: [UIView] = []
    var view: UIView? = self
    while let current = view {
      if current.tree.autoLayout?.region != nil { roots.append(current) }
      view = current.superview
    }
    for root in roots.reversed() { root.tree.autoLayout?.region?.settle() }
  }

  /// The frame or the margins changed: constants of constraints that mention the view may be others.
  func mentionsChanged() {
    guard let mentions = tree.autoLayout?.mentions, !mentions.isEmpty else { return }
    for mention in mentions { mention.region?.constantsChanged() }
  }

  /// Whether the view joins or leaves a hierarchy as one with constraints of its own.
  ///
  /// Called when it came into a superview: its region becomes a part of the superview's.
  func joinRegion() {
    guard let state = tree.autoLayout, !isRegionBoundary, let region = state.region else { return }
    let constraints = region.dissolve()
    state.region = nil
    for constraint in constraints { LayoutRegion.assign(constraint) }
  }

  /// Called before the view leaves its superview: constraints that others hold end; those inside
  /// go with it.
  func leaveRegion() {
    guard let superview else { return }
    var ancestor: UIView? = superview
    while let view = ancestor {
      if let held = view.tree.autoLayout?.constraints, !held.isEmpty {
        for constraint in held
        where constraint.items.contains(where: { $0.layoutOwner?.isDescendant(of: self) ?? false })
        {
          view.removeConstraint(constraint)
        }
      }
      ancestor = view.superview
    }
    guard !isRegionBoundary, let region = superview.innerRegionRoot.tree.autoLayout?.region
    else { return }
    let inside = region.members.filter { $0.holder?.isDescendant(of: self) ?? false }
    if inside.isEmpty { return }
    for constraint in inside { region.remove(constraint) }
    region.structureChanged()
    departing = inside
  }

  /// Called when the view has left: the constraints inside it make up a region of their own.
  func settleIntoOwnRegion() {
    let inside = departing
    departing = []
    for constraint in inside { LayoutRegion.assign(constraint) }
  }

  private var departing: [NSLayoutConstraint] {
    get { tree.autoLayout?.departing ?? [] }
    set { if !newValue.isEmpty || tree.autoLayout != nil { autoLayout.departing = newValue } }
  }

  /// Whether the frame decides became another: every constraint that depends on it is assigned anew.
  func unknownnessChanged(_ change: () -> Void) {
    var affected = tree.autoLayout?.region?.dissolve() ?? []
    var ancestor: UIView? = self
    while let view = ancestor {
      for constraint in view.tree.autoLayout?.constraints ?? []
      where constraint.items.contains(where: { $0.layoutOwner?.isDescendant(of: self) ?? false }) {
        constraint.region?.remove(constraint)
        affected.append(constraint)
      }
      ancestor = view.superview
    }
    for mention in tree.autoLayout?.mentions ?? [] { mention.region?.structureChanged() }
    superview?.innerRegionRoot.tree.autoLayout?.region?.structureChanged()
    change()
    for constraint in affected where constraint.region == nil && constraint.holder != nil {
      LayoutRegion.assign(constraint)
    }
  }

  // MARK: Boxes

  /// The view's alignment rectangle in its superview's coordinate space.
  func box(in region: LayoutRegion) -> LayoutBox {
    if region.root === self, let size = region.rootSize {
      var box = LayoutBox(size)
      region.mention(self)
      box.left = LayoutExpression(Double(untransformedFrame.minX))
      box.top = LayoutExpression(Double(untransformedFrame.minY))
      return box.inset(by: alignmentRectInsets)
    }
    if isUnknown { return LayoutBox(region.variables(of: self)) }
    region.mention(self)
    guard isPorous, let superview else {
      return LayoutBox(alignmentRect(forFrame: untransformedFrame))
    }
    return followingBox(superview.frameBox(in: region), of: superview)
  }

  /// The view's frame in its superview's coordinate space.
  func frameBox(in region: LayoutRegion) -> LayoutBox {
    let insets = alignmentRectInsets
    let outsets = UIEdgeInsets(
      top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
    return box(in: region).inset(by: outsets)
  }

  /// The rectangle that constraints of subviews mean by this view, in its own coordinate space.
  func innerBox(in region: LayoutRegion) -> LayoutBox {
    if let scrollView = self as? UIScrollView {
      return scrollView.contentLayoutGuide.box(in: region)
    }
    var box = frameBox(in: region)
    box.left = LayoutExpression(Double(bounds.minX))
    box.top = LayoutExpression(Double(bounds.minY))
    return box.inset(by: alignmentRectInsets)
  }

  /// The frame that autoresizing gives the view in a superview of the size of `outer`.
  private func followingBox(_ outer: LayoutBox, of superview: UIView) -> LayoutBox {
    let frame = untransformedFrame
    let mask = autoresizingMask
    let size = superview.bounds.size
    var box = LayoutBox(frame)
    let across = Self.shares(
      mask.contains(.flexibleLeftMargin) ? frame.minX : nil,
      mask.contains(.flexibleWidth) ? frame.width : nil,
      mask.contains(.flexibleRightMargin) ? size.width - frame.maxX : nil)
    let down = Self.shares(
      mask.contains(.flexibleTopMargin) ? frame.minY : nil,
      mask.contains(.flexibleHeight) ? frame.height : nil,
      mask.contains(.flexibleBottomMargin) ? size.height - frame.maxY : nil)
    let wider = outer.width - LayoutExpression(Double(size.width))
    let taller = outer.height - LayoutExpression(Double(size.height))
    box.left.add(wider, times: across.before)
    box.width.add(wider, times: across.length)
    box.top.add(taller, times: down.before)
    box.height.add(taller, times: down.length)
    return box.inset(by: alignmentRectInsets)
  }

  /// The shares of growth that the distance before a view and its length take; nil: inflexible.
  private static func shares(_ before: CGFloat?, _ length: CGFloat?, _ after: CGFloat?) -> (
    before: Double, length: Double
  ) {
    let parts = [before, length, after].map { $0.map { Double(max(0, $0)) } }
    let flexible = parts.compactMap(\.self)
    if flexible.isEmpty { return (0, 0) }
    let total = flexible.reduce(0, +)
    func share(_ part: Double?) -> Double {
      guard let part else { return 0 }
      return total > 0 ? part / total : 1 / Double(flexible.count)
    }
    return (share(parts[0]), share(parts[1]))
  }

  /// The frame without the transform.
  var untransformedFrame: CGRect {
    let size = bounds.size
    return CGRect(
      x: center.x - layer.anchorPoint.x * size.width,
      y: center.y - layer.anchorPoint.y * size.height, width: size.width, height: size.height)
  }

  // MARK: Hierarchy

  /// The nearest view that is or holds all of `views`.
  static func commonAncestor(of views: [UIView]) -> UIView? {
    guard let first = views.first else { return nil }
    return sequence(first: first, next: \.superview).first { candidate in
      views.allSatisfy { $0.isDescendant(of: candidate) }
    }
  }
}

extension UIView {
  /// How often the system of the constraints in this view was made from nothing.
  package var layoutRebuildCount: Int { tree.autoLayout?.region?.rebuildCount ?? 0 }
}
