// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// A reader that reads the visible part of a view hierarchy as an accessibility tree, in reading order.
///
/// Views that are elements are leaves. Views that contain elements and have a role are branches. All other
/// views are replaced by their contents. A visible cell is a node: unless the app sets its label, the label
/// consists of the texts and images in the cell; the other contents of the cell are the children of the node.
@MainActor
package struct AccessibilityReader {
  private let surface: ViewSurface
  private let root: UIView
  private let seesScrolledAway: Bool

  /// Creates a reader of the contents of `surface`; with `seesScrolledAway`, also of contents that scrolling
  /// would reveal, except those of lists and paging scroll views.
  package init(_ surface: ViewSurface, seesScrolledAway: Bool = false) {
    self.surface = surface
    self.seesScrolledAway = seesScrolledAway
    root = surface.root
  }

  /// Returns the node of the window with all its descendants.
  ///
  /// - Complexity: O(*n* log *n*) in the number of views, for a hierarchy of constant depth.
  package func read() -> AccessibilityNode {
    let area = CGRect(origin: .zero, size: surface.size)
    var node = AccessibilityNode(.window, of: root, frame: area)
    node.view = root
    node.label = root.spokenLabel
    node.identifier = root.accessibilityIdentifier
    node.children = nodes(in: root, clip: area)
    return node
  }

  // MARK: Views

  private func nodes(of view: UIView, clip: CGRect) -> [AccessibilityNode] {
    guard view.isPainted, view.alpha >= 0.01, !isSpare(view) else { return [] }
    let frame = view.convert(view.bounds, to: nil)
    let seen = frame.overlaps(clip) ? frame.intersection(clip) : .null
    let describing = view as? any AccessibilityDescribing
    let defaults = describing?.accessibilityDefaults
    let speaker = defaults?.spokesman ?? view
    let isElement = speaker.spokenIsElement
    guard !seen.isNull, seen.width >= 1, seen.height >= 1 || isElement else {
      return view.clipsToBounds || seen.isNull && clipsAway(view, frame, clip)
        ? [] : nodes(in: view, clip: clip)
    }
    let inner =
      view.clipsToBounds ? seesWhole(view, defaults) ? Self.everything : seen : clip
    if isElement { return [element(speaker, view, defaults, seen)] }
    if speaker.spokenHidesElements { return [] }
    guard let role = role(of: speaker, view, defaults) else {
      return nodes(in: view, speaker, defaults, clip: inner)
    }
    let node = holder(role, speaker, view, defaults, seen, inner)
    let isEmpty = role.isPlain && node.label == nil && node.children.isEmpty
    return isEmpty ? [] : [node]
  }

  private static let everything = CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)

  private func seesWhole(_ view: UIView, _ defaults: AccessibilityDefaults?) -> Bool {
    guard seesScrolledAway, let scrollView = view as? UIScrollView else { return false }
    return !scrollView.isPagingEnabled && defaults?.isFocusGroup != true
  }

  /// Returns whether the descendants of an invisible view can be skipped: it has none, or it is farther from
  /// the clipping rectangle than the size of that rectangle.
  private func clipsAway(_ view: UIView, _ frame: CGRect, _ clip: CGRect) -> Bool {
    view.subviews.isEmpty || !frame.insetBy(dx: -clip.width, dy: -clip.height).overlaps(clip)
  }

  /// Returns whether a view is in no hierarchy, such as a cell that waits for reuse.
  private func isSpare(_ view: UIView) -> Bool { view.superview == nil && view !== root }

  private func element(
    _ speaker: AccessibleObject, _ view: UIView, _ defaults: AccessibilityDefaults?, _ seen: CGRect
  ) -> AccessibilityNode {
    let role = role(of: speaker, view, defaults) ?? role(of: speaker.spokenTraits)
    var node = node(role, of: speaker, defaults, seen)
    node.view = view
    if node.label == nil, defaults?.saysWhatItShows == true {
      node.label = words(of: nodes(in: view, clip: seen))
    }
    finish(&node, speaker, view, defaults)
    return node
  }

  private func holder(
    _ role: AccessibilityRole, _ speaker: AccessibleObject, _ view: UIView,
    _ defaults: AccessibilityDefaults?, _ seen: CGRect, _ clip: CGRect
  ) -> AccessibilityNode {
    var node = node(role, of: speaker, defaults, seen)
    node.view = view
    node.isFocusGroup = defaults?.isFocusGroup ?? false
    node.children = nodes(in: view, speaker, defaults, clip: clip)
    if defaults?.saysWhatItShows == true {
      if node.label == nil { node.label = words(of: node.children) }
      node.children.removeAll { $0.role.isPlain && $0.actions.isEmpty }
    }
    number(&node.children, in: role)
    finish(&node, speaker, view, defaults)
    return node
  }

  private func words(of nodes: [AccessibilityNode]) -> String? {
    let words = nodes.filter(\.role.isPlain).compactMap(\.label)
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// Sets the positions of the tabs of a tab bar and of the rows of a menu.
  private func number(_ children: inout [AccessibilityNode], in role: AccessibilityRole) {
    let counted: AccessibilityRole
    switch role {
    case .tabList: counted = .tab
    case .menu: counted = .menuItem
    default: return
    }
    let places = children.indices.filter { children[$0].role == counted }
    for (number, place) in places.enumerated() where children[place].position == nil {
      children[place].position = AccessibilityPosition(number + 1, of: places.count)
    }
  }

  private func nodes(
    in view: UIView, _ speaker: AccessibleObject, _ defaults: AccessibilityDefaults?, clip: CGRect
  ) -> [AccessibilityNode] {
    if let given = speaker.spokenElements { return nodes(of: given, in: view, clip: clip) }
    let parts = (defaults?.parts ?? []).enumerated().compactMap { index, part in
      node(of: part, index, view, clip)
    }
    return parts.isEmpty ? nodes(in: view, clip: clip) : parts
  }

  private func nodes(in view: UIView, clip: CGRect) -> [AccessibilityNode] {
    var subviews = view.paintingOrder.filter { $0.isPainted }
    if let modal = subviews.last(where: { $0.spokenIsModal }) {
      subviews.removeAll { $0 !== modal && !($0 is any OwnWindowView) }
    }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let groups = subviews.map { nodes(of: $0, clip: clip) }.filter { !$0.isEmpty }
    return ReadingOrder.sorted(groups, isMirrored: isMirrored)
  }

  private func nodes(of elements: [Any], in view: UIView, clip: CGRect) -> [AccessibilityNode] {
    elements.flatMap { element -> [AccessibilityNode] in
      if let inner = element as? UIView { return nodes(of: inner, clip: clip) }
      guard let object = AccessibilityStandIns.speaker(of: element) else { return [] }
      if let holder = object.spokenElements {
        return nodes(of: holder, in: view, clip: clip)
      }
      let seen = object.spokenFrame.intersection(clip)
      guard object.spokenIsElement, !seen.isNull else { return [] }
      var node = node(role(of: object.spokenTraits), of: object, nil, seen)
      node.takeContent(of: element)
      finish(&node, object, nil, nil)
      return [node]
    }
  }

  private func node(
    of part: AccessibilityPart, _ index: Int, _ view: UIView, _ clip: CGRect
  ) -> AccessibilityNode? {
    let seen = view.convert(part.frame, to: nil).intersection(clip)
    guard !seen.isNull else { return nil }
    var node = AccessibilityNode(part.role, of: view, part: index, frame: seen)
    node.label = part.label
    node.states = part.states
    node.position = part.position
    if !part.states.isDisabled { node.actions = [.activate] }
    return node
  }

  // MARK: Node properties

  private func node(
    _ role: AccessibilityRole, of speaker: AccessibleObject, _ defaults: AccessibilityDefaults?,
    _ seen: CGRect
  ) -> AccessibilityNode {
    var node = AccessibilityNode(role, of: speaker, frame: seen)
    node.label = speaker.spokenLabel
    node.value = speaker.spokenValue
    node.hint = speaker.spokenHint
    node.identifier = speaker.spokenIdentifier
    node.takeContent(of: speaker)
    node.position = defaults?.position
    node.states = defaults?.states ?? AccessibilityStates()
    let traits = speaker.spokenTraits
    if traits.contains(.selected) { node.states.isSelected = true }
    if traits.contains(.notEnabled) { node.states.isDisabled = true }
    return node
  }

  private func finish(
    _ node: inout AccessibilityNode, _ speaker: AccessibleObject, _ view: UIView?,
    _ defaults: AccessibilityDefaults?
  ) {
    let traits = speaker.spokenTraits
    let isUsable = !node.states.isDisabled
    if let view, surface.firstResponder === view || surface.focus.view === view,
      !node.isFocusGroup
    {
      node.states.isFocused = true
    }
    if let view, !node.role.isCell, view.canBecomeFocused || view.canBecomeFirstResponder {
      node.states.isFocusable = isUsable
    }
    if isUsable, isPressable(node.role, traits) { node.actions.append(.activate) }
    if isUsable, traits.contains(.adjustable) { node.actions += [.increment, .decrement] }
    if let scrollView = view as? UIScrollView { node.actions += scrolling(scrollView) }
    node.customActions = (speaker.spokenActions ?? []) + (defaults?.actions ?? [])
    for (index, action) in node.customActions.enumerated() {
      node.actions.append(.custom(index, action.name))
    }
  }

  private func isPressable(_ role: AccessibilityRole, _ traits: UIAccessibilityTraits) -> Bool {
    switch role {
    case .button, .toggleButton, .switch, .link, .tab, .menuItem, .choiceItem, .textField,
      .searchField, .listItem, .gridCell:
      true
    default: traits.contains(.button) || traits.contains(.link)
    }
  }

  private func scrolling(_ view: UIScrollView) -> [AccessibilityAction] {
    let all: [(Scroller.Axis, CGFloat, UIAccessibilityScrollDirection)] = [
      (.vertical, -1, .up), (.vertical, 1, .down), (.horizontal, -1, .left),
      (.horizontal, 1, .right),
    ]
    return all.filter { view.scroller.canScroll($0.0, by: $0.1) }.map { .scroll($0.2) }
  }

  private func role(
    of speaker: AccessibleObject, _ view: UIView, _ defaults: AccessibilityDefaults?
  ) -> AccessibilityRole? {
    if defaults?.isTransparent == true { return nil }
    if let own = view.accessibilityRole ?? speaker.accessibilityRole { return own }
    if let defaults, let role = defaults.role {
      if isNone(speaker, defaults) { return nil }
      // The traits that the app sets for texts and images are more specific than their class.
      let said = self.role(of: speaker.spokenTraits)
      return role.isPlain && said != .group ? said : role
    }
    switch speaker.spokenContainerType {
    case .list: return .list
    case .dataTable: return .grid
    case .landmark, .semanticGroup: return .group
    case .none: break
    }
    if speaker.spokenIsModal { return .dialog }
    if isScrollArea(view) { return .scrollArea }
    return view.canBecomeFocused ? .group : nil
  }

  /// Returns whether an object is not an element although it is one by default, or is a text, image or
  /// heading that the app has declared not to be an element.
  private func isNone(_ speaker: AccessibleObject, _ defaults: AccessibilityDefaults) -> Bool {
    guard !speaker.spokenIsElement else { return false }
    return defaults.isElement || defaults.role?.isPlain == true && speaker.isSaidToBeNoElement
  }

  private func isScrollArea(_ view: UIView) -> Bool {
    guard let scrollView = view as? UIScrollView else { return false }
    return scrollView.scroller.hasRange(.vertical) || scrollView.scroller.hasRange(.horizontal)
  }

  private func role(of traits: UIAccessibilityTraits) -> AccessibilityRole {
    if traits.contains(.header) { return .heading }
    if traits.contains(.link) { return .link }
    if traits.contains(.searchField) { return .searchField }
    if traits.contains(.toggleButton) { return .toggleButton }
    if traits.contains(.button) || traits.contains(.keyboardKey) { return .button }
    if traits.contains(.adjustable) { return .slider }
    if traits.contains(.image) { return .image }
    if traits.contains(.staticText) { return .text }
    return traits.contains(.tabBar) ? .tabList : .group
  }
}
