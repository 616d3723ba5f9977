// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionConstraintSolver

/// The constraints of the descendants of a view, and their solution.
///
/// A region begins at a view whose size is given by its frame, and ends at the next such views. Each cell has
/// a region of its own, so that the cost of a cell's constraints does not depend on the rest of the
/// hierarchy. Changes are recorded; ``settle()`` applies them, in the layout pass of the root.
@MainActor
final class LayoutRegion: ConstraintRegion {
  /// The state of a view or guide in the region.
  @MainActor
  struct Entry {
    let reference: any ItemReference
    var item: (any LayoutItem)? { reference.item }
    var variables: LayoutVariables
    /// The constraints of the view's intrinsic content size.
    var content = ContentConstraints()
  }

  /// The view whose size is given.
  var root: UIView? { rootLifetime.view }
  private let rootLifetime: ViewLifetime
  /// The reference to the region that does not retain it.
  let lifetime = RegionLifetime()
  /// The active constraints, in the order in which they became active.
  @exclusivity(unchecked) private(set) var members: [NSLayoutConstraint] = []
  var system = LinearSystem()
  var entries: [ObjectIdentifier: Entry] = [:]
  /// The variables of the root's size, and the two equations that set it to the bounds' size.
  private(set) var rootSize: LayoutVariables?
  private var rootKeys: [LinearConstraintKey] = []
  /// The keys of the members in the system.
  private var keys: [ObjectIdentifier: LinearConstraintKey] = [:]
  /// The members that conflict with others, and are left out.
  private(set) var broken: Set<ObjectIdentifier> = []
  private var isStale = true
  /// The values, not determined by constraints, from which the constants were computed.
  private var dependences: [LayoutDependence] = []
  /// Whether a value on which the constants depend may have changed.
  private var dependencesAreStale = false
  /// The members whose own constants changed.
  private var changedMembers: [NSLayoutConstraint] = []
  /// Whether the intrinsic content size of a view may have changed.
  private var contentIsStale = false
  /// Whether the views are placed according to the system.
  private var isSolved = false
  private var isSettling = false
  /// The number of times the system was rebuilt, for tests.
  private(set) var rebuildCount = 0

  /// The maximum number of passes that correct the heights of text for the widths of the last solution.
  private static let heightPassLimit = 4
  /// The priority below all required constraints and above all others.
  private static let almostRequired: Float = 999.999

  init(root: UIView) {
    rootLifetime = root.lifetime
    lifetime.begin(self)
  }

  deinit { lifetime.end() }

  /// Creates a temporary region of the constraints held inside `root`.
  init(root: UIView, borrowing other: (any ConstraintRegion)?) {
    rootLifetime = root.lifetime
    members = (other?.members ?? []).filter { $0.holder?.isDescendant(of: root) ?? false }
    lifetime.begin(self)
  }

  // MARK: Invalidation

  func add(_ constraint: NSLayoutConstraint) {
    constraint.regionReference = lifetime
    members.append(constraint)
    if !isStale { append(constraint) }
    isSolved = false
    markNeedsLayout()
  }

  func remove(_ constraint: NSLayoutConstraint) {
    guard let index = members.firstIndex(where: { $0 === constraint }) else { return }
    members.remove(at: index)
    constraint.regionReference = nil
    if !broken.isEmpty {
      isStale = true
    } else if !isStale, let key = keys.removeValue(forKey: ObjectIdentifier(constraint)) {
      system.remove(key)
    }
    isSolved = false
    markNeedsLayout()
  }

  /// Records that a constraint's terms, or the set of items with variables, changed.
  func structureChanged() {
    isStale = true
    markNeedsLayout()
  }

  /// Records that the constant of a member changed.
  func constantChanged(of constraint: NSLayoutConstraint) {
    guard !isSettling else { return }
    changedMembers.append(constraint)
    markNeedsLayout()
  }

  /// Records that a value on which constants depend may have changed.
  func dependenceChanged() {
    guard !isSettling else { return }
    dependencesAreStale = true
    markNeedsLayout()
  }

  /// Removes all constraints from this region and returns them, to be assigned to others.
  func dissolve() -> [NSLayoutConstraint] {
    let all = members
    members = []
    for constraint in all { constraint.regionReference = nil }
    isStale = true
    return all
  }

  private func markNeedsLayout() { root?.setNeedsLayout() }

  // MARK: Solving

  /// Solves the constraints and places the items.
  func settle() {
    guard !isSettling, root != nil, !members.isEmpty || !entries.isEmpty else { return }
    guard isStale || areConstantsStale || !isSolved || rootIsResized else { return }
    isSettling = true
    defer { isSettling = false }
    prepare()
    solve()
    for _ in 0..<Self.heightPassLimit {
      guard adjustHeights() else { break }
      solve()
    }
    assign()
    isSolved = true
  }

  private var areConstantsStale: Bool {
    dependencesAreStale || contentIsStale || !changedMembers.isEmpty
  }

  /// Returns the size that the constraints give the root, with the lengths of `target` as constraints of the
  /// given priorities.
  func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    guard let root, !isSettling else { return target }
    isSettling = true
    defer { isSettling = false }
    prepareFreely()
    guard let rootSize else { return target }
    var content = ContentConstraints()
    content.update(root, rootSize, &system)
    let wishes = [
      ask(rootSize.width, target.width, horizontal), ask(rootSize.height, target.height, vertical),
    ]
    solveFreely()
    for _ in 0..<Self.heightPassLimit {
      guard adjustHeights() else { break }
      solveFreely()
    }
    let (width, height) = (system.value(of: rootSize.width), system.value(of: rootSize.height))
    isSolved = false
    // Constrain the size to the measured one, which moves nothing: most views get that size next.
    hold(rootSize, at: (width, height))
    for case let key? in wishes { system.remove(key) }
    content.remove(from: &system)
    return CGSize(width: max(0, width), height: max(0, height))
  }

  /// Solves without a given size of the root; after a conflict, the partial solution remains.
  private func solveFreely() {
    if (try? system.solve()) == nil { isStale = true }
  }

  /// Adds a constraint on a length of the root; if it conflicts, it is added with a priority just below
  /// required.
  private func ask(_ variable: LinearVariable, _ value: CGFloat, _ priority: UILayoutPriority)
    -> LinearConstraintKey?
  {
    var wish = LinearConstraint(
      [LinearTerm(variable)], plus: -Double(value), .equal, priority: priority.linear)
    if let key = try? system.add(wish) { return key }
    wish.priority = Self.almostRequired
    return try? system.add(wish)
  }

  private var rootIsResized: Bool {
    guard let root, let rootSize else { return true }
    return system.value(of: rootSize.width) != Double(root.bounds.width)
      || system.value(of: rootSize.height) != Double(root.bounds.height)
  }

  /// Applies the recorded changes and the root's current size to the system.
  private func prepare() {
    guard let root else { return }
    if isStale || !broken.isEmpty {
      rebuild()
    } else {
      setRootSize(root)
      updateConstants()
    }
  }

  /// Updates the system without a given size of the root: its current size breaks no constraint.
  private func prepareFreely() {
    if isStale || !broken.isEmpty {
      rebuild(holdsRoot: false)
    } else {
      for key in rootKeys { system.remove(key) }
      rootKeys = []
      updateConstants()
    }
  }

  private func rebuild(without victims: Set<ObjectIdentifier> = [], holdsRoot: Bool = true) {
    guard let root else { return }
    rebuildCount += 1
    system = LinearSystem()
    entries.removeAll(keepingCapacity: true)
    keys.removeAll(keepingCapacity: true)
    keys.reserveCapacity(members.count)
    dependences.removeAll(keepingCapacity: true)
    dependencesAreStale = false
    contentIsStale = false
    changedMembers.removeAll()
    broken = victims
    isStale = false
    let size = LayoutVariables(&system)
    rootSize = size
    rootKeys = []
    if holdsRoot { hold(size, at: (Double(root.bounds.width), Double(root.bounds.height))) }
    for constraint in members where !victims.contains(ObjectIdentifier(constraint)) {
      append(constraint)
    }
  }

  /// Adds equations that set the root's size.
  private func hold(_ size: LayoutVariables, at lengths: (width: Double, height: Double)) {
    rootKeys = [(size.width, lengths.width), (size.height, lengths.height)]
      .compactMap { variable, length in
        try? system.add(LinearConstraint([LinearTerm(variable)], plus: -length, .equal))
      }
    if rootKeys.count < 2 { isStale = true }
  }

  private func setRootSize(_ root: UIView) {
    for (key, length) in zip(rootKeys, [root.bounds.width, root.bounds.height]) {
      system.change(key, constant: -Double(length))
    }
  }

  private func append(_ constraint: NSLayoutConstraint) {
    guard let equation = equation(of: constraint) else { return }
    do throws(LinearConflict) {
      keys[ObjectIdentifier(constraint)] = try system.add(equation)
    } catch {
      leaveOut(constraint, because: error)
    }
  }

  /// Recomputes the constants that may have changed.
  private func updateConstants() {
    if dependences.contains(where: \.hasChanged) {
      dependences.removeAll(keepingCapacity: true)
      for constraint in members { updateConstant(of: constraint) }
    } else {
      for constraint in changedMembers { updateConstant(of: constraint) }
      if contentIsStale {
        for constraint in members where constraint.speaksOfBaselines {
          updateConstant(of: constraint)
        }
      }
    }
    if contentIsStale {
      for (id, entry) in entries where entry.content.isStale {
        guard let view = entry.item as? UIView else { continue }
        entries[id]?.content.update(view, entry.variables, &system)
      }
    }
    dependencesAreStale = false
    contentIsStale = false
    changedMembers.removeAll()
  }

  private func updateConstant(of constraint: NSLayoutConstraint) {
    guard let key = keys[ObjectIdentifier(constraint)], let equation = equation(of: constraint)
    else { return }
    system.change(key, constant: equation.constant)
  }

  /// Solves the system; members that conflict are left out, the most recently activated first.
  private func solve() {
    while true {
      do throws(LinearConflict) {
        try system.solve()
        return
      } catch {
        let names = Set(error.keys)
        let victim = members.last { member in
          keys[ObjectIdentifier(member)].map { names.contains($0) } ?? false
        }
        guard let victim else { return isStale = true }
        leaveOut(victim, because: error)
        rebuild(without: broken)
      }
    }
  }

  private func leaveOut(_ constraint: NSLayoutConstraint, because conflict: LinearConflict) {
    broken.insert(ObjectIdentifier(constraint))
    let names = Set(conflict.keys)
    let others = members.filter { member in
      member !== constraint && keys[ObjectIdentifier(member)].map { names.contains($0) } ?? false
    }
    ConstraintConflict(
      leftOut: constraint, others: others, sizedView: names.isDisjoint(with: rootKeys) ? nil : root,
      place: root
    ).report()
  }

  /// Sets the heights that depend on widths to those for the solved widths, and returns whether one changed.
  private func adjustHeights() -> Bool {
    var isChanged = false
    for (id, entry) in entries where entry.content.heightFollowsWidth {
      guard let view = entry.item as? UIView else { continue }
      let width = CGFloat(system.value(of: entry.variables.width))
      if entries[id]?.content.adjustHeight(of: view, width: width, &system) == true {
        isChanged = true
      }
    }
    return isChanged
  }

  // MARK: Items

  /// Returns the variables of an item, created on first access.
  func variables(of item: any LayoutItem) -> LayoutVariables {
    let id = ObjectIdentifier(item)
    if let entry = entries[id] { return entry.variables }
    let variables = LayoutVariables(&system)
    for length in [variables.width, variables.height] {
      // A length that no other constraint determines is not negative.
      _ = try? system.add(
        LinearConstraint(
          [LinearTerm(length)], plus: 0, .greaterThanOrEqual, priority: Self.almostRequired))
    }
    var entry = Entry(reference: item.layoutReference, variables: variables)
    if let view = item as? UIView { entry.content.update(view, variables, &system) }
    entries[id] = entry
    return variables
  }

  /// Records that the intrinsic content size of a view changed.
  func contentChanged(of item: AnyObject) {
    guard entries[ObjectIdentifier(item)] != nil else { return }
    entries[ObjectIdentifier(item)]?.content.isStale = true
    guard !isSettling else { return }
    contentIsStale = true
    markNeedsLayout()
  }

  /// Records that constants depend on the current values of `view`.
  func depend(on view: UIView, _ subject: LayoutDependence.Subject) {
    // Not with a closure argument: each call of the closure would check the current actor.
    for dependence in dependences where dependence.isOf(view, subject) { return }
    dependences.append(LayoutDependence(view, subject))
    let state = view.autoLayout
    if let index = state.mentions.firstIndex(where: { $0.region === self }) {
      state.mentions[index].aspects.formUnion(subject.aspects)
    } else {
      state.mentions.removeAll { $0.region == nil }
      state.mentions.append(AutoLayoutState.Mention(reference: lifetime, aspects: subject.aspects))
    }
  }

  /// Applies pending changes, and returns whether the constraints allow more than one rectangle for the item.
  func isAmbiguous(_ item: AnyObject) -> Bool {
    settle()
    guard let found = entries[ObjectIdentifier(item)]?.variables else { return false }
    return ![found.left, found.top, found.width, found.height].allSatisfy {
      system.isDetermined($0)
    }
  }

  // MARK: Results

  private func assign() {
    guard let root else { return }
    let grid = PixelGrid(scale: max(1, root.traitCollection.displayScale))
    // Read once: each access to the property copies its components.
    let solved = system
    for entry in entries.values {
      let found = entry.variables
      let (left, top) = (solved.value(of: found.left), solved.value(of: found.top))
      let (width, height) = (solved.value(of: found.width), solved.value(of: found.height))
      let x = grid.rounded(left)
      let y = grid.rounded(top)
      let rectangle = CGRect(
        x: x, y: y, width: max(0, grid.rounded(left + width) - x),
        height: max(0, grid.rounded(top + height) - y))
      entry.item?.place(at: rectangle)
    }
  }
}
