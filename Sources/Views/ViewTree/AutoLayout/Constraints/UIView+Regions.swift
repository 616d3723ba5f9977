// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionContracts

extension UIView: ConstraintKeeping {
  /// The Auto Layout state of the view, created on first access.
  var autoLayout: AutoLayoutState {
    if let state = tree.autoLayout { return state }
    let state = AutoLayoutState()
    tree.autoLayout = state
    return state
  }

  /// Whether constraints of the superview's region extend into the view, as into a cell's content view.
  ///
  /// The edges of such a view follow those of the superview according to the autoresizing mask of the view.
  package var isPorous: Bool {
    get { tree.isPorous }
    set {
      guard newValue != isPorous else { return }
      let constraints = tree.autoLayout?.region?.dissolve() ?? []
      tree.isPorous = newValue
      for constraint in constraints { LayoutRegion.assign(constraint) }
    }
  }

  // MARK: Regions

  /// Whether a region ends at the view, because its size is given by its frame.
  private var isRegionBoundary: Bool {
    !tree.isPorous && (tree.autoLayout?.followsFrame ?? true)
  }

  /// The root of the region that places the subviews of this view.
  var innerRegionRoot: UIView {
    ascend { $0.isRegionBoundary }
  }

  /// The region of a root, created on first access.
  var ownRegion: any ConstraintRegion {
    let state = autoLayout
    if let region = state.region { return region }
    let region = LayoutRegion(root: self)
    state.region = region
    return region
  }

  /// Performs the pending work of the regions whose roots are this view and its ancestors, the outermost
  /// first.
  func settleConstraints() {
    var roots: [UIView] = []
    var view: UIView? = self
    while let current = view {
      if current.tree.autoLayout?.region != nil { roots.append(current) }
      view = current.superview
    }
    for root in roots.reversed() { root.tree.autoLayout?.region?.settle() }
  }

  /// Notifies the regions with constants that depend on `aspects` of the view that these have changed.
  func mentionsChanged(_ aspects: ViewAspects) {
    guard let mentions = tree.autoLayout?.mentions, !mentions.isEmpty else { return }
    for mention in mentions where !mention.aspects.isDisjoint(with: aspects) {
      mention.region?.dependenceChanged()
    }
  }

  /// Merges the view's region into that of its new superview; called when it was added to a superview.
  func joinRegion() {
    guard let state = tree.autoLayout, !isRegionBoundary, let region = state.region else { return }
    let constraints = region.dissolve()
    state.region = nil
    for constraint in constraints { LayoutRegion.assign(constraint) }
  }

  /// Deactivates the constraints that superviews hold on the view or its descendants, before the view leaves
  /// its superview.
  ///
  /// Constraints inside the view leave with it.
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

  /// Forms a region of the constraints inside the view, after it left its superview.
  func settleIntoOwnRegion() {
    let inside = departing
    departing = []
    for constraint in inside { LayoutRegion.assign(constraint) }
  }

  private var departing: [NSLayoutConstraint] {
    get { tree.autoLayout?.departing ?? [] }
    set { if !newValue.isEmpty || tree.autoLayout != nil { autoLayout.departing = newValue } }
  }

  /// Sets whether the frame determines the position, and reassigns all constraints that depend on this.
  func setFollowsFrame(_ followsFrame: Bool) {
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
    autoLayout.followsFrame = followsFrame
    for constraint in affected where constraint.region == nil && constraint.holder != nil {
      LayoutRegion.assign(constraint)
    }
  }

  // MARK: Boxes

  /// Returns the view's alignment rectangle in its superview's coordinate space.
  func box(in region: LayoutRegion) -> LayoutBox {
    if region.root === self, let size = region.rootSize {
      var box = LayoutBox(size)
      region.depend(on: self, .place)
      box.left = LayoutExpression(Double(untransformedFrame.minX))
      box.top = LayoutExpression(Double(untransformedFrame.minY))
      return box.inset(by: alignmentRectInsets)
    }
    if isUnknown { return LayoutBox(region.variables(of: self)) }
    guard isPorous, let superview else {
      region.depend(on: self, .frame)
      return LayoutBox(alignmentRect(forFrame: untransformedFrame))
    }
    region.depend(on: self, .growth)
    return followingBox(superview.frameLengths(in: region), of: superview)
  }

  /// Returns the view's frame in its superview's coordinate space.
  func frameBox(in region: LayoutRegion) -> LayoutBox {
    let insets = alignmentRectInsets
    let outsets = UIEdgeInsets(
      top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
    return box(in: region).inset(by: outsets)
  }

  /// Returns the size of the view's frame; for a region's root, independently of its position.
  private func frameLengths(in region: LayoutRegion) -> LayoutBox {
    guard region.root === self, let size = region.rootSize else { return frameBox(in: region) }
    return LayoutBox(size)
  }

  /// Returns the rectangle to which constraints of subviews on this view apply, in its own coordinate space.
  func innerBox(in region: LayoutRegion) -> LayoutBox {
    if let innerGuide { return innerGuide.box(in: region) }
    var box = frameLengths(in: region)
    region.depend(on: self, .scroll)
    box.left = LayoutExpression(Double(bounds.minX))
    box.top = LayoutExpression(Double(bounds.minY))
    return box.inset(by: alignmentRectInsets)
  }

  /// Returns the alignment rectangle that autoresizing gives the view in a superview of the size of `outer`.
  private func followingBox(_ outer: LayoutBox, of superview: UIView) -> LayoutBox {
    let growth = growth(in: superview)
    var box = LayoutBox()
    box.left.constant = growth.numbersAlone.left
    box.top.constant = growth.numbersAlone.top
    box.width.constant = growth.numbersAlone.width
    box.height.constant = growth.numbersAlone.height
    if growth.shares.left != 0 { box.left.add(outer.width, times: growth.shares.left) }
    if growth.shares.top != 0 { box.top.add(outer.height, times: growth.shares.top) }
    if growth.shares.width != 0 { box.width.add(outer.width, times: growth.shares.width) }
    if growth.shares.height != 0 { box.height.add(outer.height, times: growth.shares.height) }
    return box.inset(by: alignmentRectInsets)
  }

  /// The frame without the transform.
  var untransformedFrame: CGRect {
    let size = bounds.size
    return CGRect(
      x: center.x - layer.anchorPoint.x * size.width,
      y: center.y - layer.anchorPoint.y * size.height, width: size.width, height: size.height)
  }

  // MARK: Hierarchy

  /// Returns the nearest common ancestor of both views, which may be one of them, or `nil` if there is none.
  static func commonAncestor(of one: UIView, _ other: UIView) -> UIView? {
    if one === other { return one }
    let found = one.ascend { other.isInside($0) }
    return other.isInside(found) ? found : nil
  }
}

extension UIView {
  /// The number of times the system of the constraints in this view was rebuilt.
  package var layoutRebuildCount: Int { tree.autoLayout?.region?.rebuildCount ?? 0 }
}
