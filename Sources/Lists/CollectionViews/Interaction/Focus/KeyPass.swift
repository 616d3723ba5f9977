// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The pass that handles keys in a collection view: moving the focus, selecting, expanding and type-ahead
/// search.
///
/// A key without effect is left to scrolling.
@MainActor
struct KeyPass {
  let engine: CollectionEngine

  private var view: UICollectionView { engine.view }

  func handle(_ event: KeyEvent) -> Bool {
    guard !typesElsewhere, !view.bounds.isEmpty else { return false }
    engine.cycle.prepareIfNeeded()
    guard view.allowsFocus, !view.isEditing || view.allowsFocusDuringEditing else { return false }
    if selectsAll(event) || movesItem(event) { return true }
    guard event.modifiers.isDisjoint(with: [.control, .alternate, .command]) else { return false }
    return move(event) || use(event)
  }

  /// Whether the first responder is a text input.
  private var typesElsewhere: Bool { view.surface?.firstResponder?.textReceiver != nil }

  private func selectsAll(_ event: KeyEvent) -> Bool {
    guard event.key == .character("a") || event.key == .character("A"),
      event.modifiers == .control || event.modifiers == .command, view.selectsManyNow
    else { return false }
    SelectionPass(engine: engine).selectAll()
    return true
  }

  private func movesItem(_ event: KeyEvent) -> Bool {
    guard event.modifiers == .alternate else { return false }
    let movement = KeyMovement(engine: engine)
    return switch event.key {
    case .up: movement.move(.up)
    case .down: movement.move(.down)
    case .left: movement.move(.left)
    case .right: movement.move(.right)
    default: false
    }
  }

  private func move(_ event: KeyEvent) -> Bool {
    let focus = FocusPass(engine: engine)
    let extending = event.modifiers.contains(.shift)
    return switch event.key {
    case .up: focus.move(.up, extending: extending)
    case .down: focus.move(.down, extending: extending)
    case .left: focus.move(.left, extending: extending) || toggle(forward: false)
    case .right: focus.move(.right, extending: extending) || toggle(forward: true)
    case .home: focus.moveToEnd(last: false, extending: extending)
    case .end: focus.moveToEnd(last: true, extending: extending)
    case .pageUp: focus.movePage(down: false, extending: extending)
    case .pageDown: focus.movePage(down: true, extending: extending)
    default: false
    }
  }

  private func use(_ event: KeyEvent) -> Bool {
    switch event.key {
    case .space:
      if engine.typing.isUnderWay(at: view.surface?.currentTime ?? 0) { return find(" ") }
      return press(isPrimary: false)
    case .enter: return press(isPrimary: true)
    case .character(let character): return find(character)
    case .escape:
      guard engine.movement.moving != nil else { return false }
      view.cancelInteractiveMovement()
      return true
    default: return false
    }
  }

  /// Selects or deselects the focused item, or toggles its outline, as a tap does, and returns whether that
  /// was possible.
  ///
  /// The primary action of an item that is selected or deselected is performed only if `isPrimary` is `true`.
  private func press(isPrimary: Bool) -> Bool {
    guard let path = engine.selection.focused else { return false }
    let selection = SelectionPass(engine: engine)
    if selection.togglesOutline(path) { return true }
    guard view.selectsNow else { return false }
    if isPrimary { selection.tapAndPerform(path) } else { selection.tap(path) }
    return true
  }

  /// Expands or collapses the focused row of an outline, or moves the focus to its parent, and returns
  /// whether it did.
  private func toggle(forward: Bool) -> Bool {
    guard let path = engine.selection.focused,
      let outline = view.dataSource as? any OutlineShowing
    else { return false }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let expands = forward != isMirrored
    let cell = view.cellForItem(at: path)
    if outline.isOutlineItemExpanded(at: path) != expands, cell?.hasOutlineDisclosure == true {
      outline.toggleOutlineItem(at: path)
      return true
    }
    guard !expands else { return false }
    return focusParent(of: path, in: outline)
  }

  private func focusParent(of path: IndexPath, in outline: any OutlineShowing) -> Bool {
    let level = outline.outlineLevel(at: path)
    guard level > 0 else { return false }
    var parent = path
    while parent.item > 0, outline.outlineLevel(at: parent) >= level { parent.item -= 1 }
    guard outline.outlineLevel(at: parent) < level else { return false }
    return FocusPass(engine: engine).focus(parent, .previous)
  }

  /// Moves the focus to the next item whose text begins with the typed characters, and returns whether the
  /// item received the focus.
  private func find(_ character: Character) -> Bool {
    guard let text = engine.typing.add(character, at: view.surface?.currentTime ?? 0),
      let path = TypeAhead(engine: engine).find(text)
    else { return false }
    engine.selection.lane = nil
    let focus = FocusPass(engine: engine)
    return engine.following(path) { item in
      guard focus.focus(path, .next) else { return false }
      if view.selectionFollowsFocus, view.selectsNow {
        item.path.map(SelectionPass(engine: engine).selectAlone)
      }
      return true
    }
  }
}
