// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionCollectionGeometry
package import MullionViewTree

/// An open menu, which is displayed in front of everything in a surface and performs the chosen action.
///
/// A surface has at most one open menu; opening another one closes it. Arrow keys move through the rows,
/// Return and space choose, Escape leaves a submenu or closes the menu.
@MainActor
package final class MenuPresentation {
  private let stage: MenuStage
  /// The open menus from the outermost to the innermost; the last one is visible.
  private var path: [UIMenu]
  private weak var sender: AnyObject?
  /// The first responder before the menu opened.
  package private(set) weak var formerResponder: UIResponder?
  private let choosesOne: Bool
  let passesTypingOn: Bool
  private let onChoice: (UIAction) -> Void
  private var endings: [() -> Void] = []
  /// The target of the preview when the menu closes, in the stage's coordinate space, or `nil` if there is
  /// none.
  private var previewGoal: CGRect?
  /// The closure called when the menu's opening animation has ended.
  package var onAppearance: () -> Void = {}
  /// The closure called when the menu begins to close.
  package var onDismissal: () -> Void = {}

  /// Whether the menu is open.
  package private(set) var isOpen = true

  /// The parameters for opening a menu.
  @MainActor
  package struct Request {
    package var menu: UIMenu
    /// The view that the menu belongs to, which is in a surface.
    package var source: UIView
    /// The part of the source that the menu belongs to, in the source's coordinate space, in points.
    package var rect: CGRect
    /// The sender of the actions.
    package var sender: AnyObject?
    package var preview: MenuPreview?
    /// The preferred side of the source, used if the menu fits there, or `nil` to place the menu below,
    /// otherwise above.
    package var side: MenuSide?
    /// Whether the first elements are next to the source even if the menu is above it.
    package var putsFirstNearest = false
    /// The number of items the menu applies to; a badge shows it from two on.
    package var count = 1
    /// Whether exactly one of the menu's actions is selected, as with the option `singleSelection`.
    package var choosesOne = false
    /// Whether typing closes the menu and is passed to the previous text input.
    package var passesTypingOn = false
    /// The closure called before a chosen action is performed.
    package var onChoice: (UIAction) -> Void = { _ in }

    /// Creates a request for a menu beside `source`.
    package init(_ menu: UIMenu, at source: UIView, rect: CGRect? = nil, sender: AnyObject? = nil) {
      self.menu = menu
      self.source = source
      self.rect = rect ?? source.bounds
      self.sender = sender
    }
  }

  /// Opens a menu and returns its presentation; `nil` if the menu is empty and has no preview, or if its
  /// source is not in a surface.
  @discardableResult
  package static func open(_ request: Request) -> MenuPresentation? {
    guard let surface = request.source.surface else { return nil }
    var request = request
    request.menu = request.menu.withCommands(for: surface.firstResponder ?? request.source)
    guard !request.menu.children.isEmpty || request.preview != nil else { return nil }
    current(in: surface)?.dismiss(animated: false)
    let presentation = MenuPresentation(request, in: surface)
    presentation.appear(in: surface)
    return presentation
  }

  /// Returns the menu that is open in `surface`, or `nil` if there is none.
  package static func current(in surface: ViewSurface) -> MenuPresentation? {
    for view in surface.root.subviews.reversed() {
      if let found = (view as? MenuStage)?.keeper, found.isOpen { return found }
    }
    return nil
  }

  private init(_ request: Request, in surface: ViewSurface) {
    path = [request.menu]
    sender = request.sender
    choosesOne = request.choosesOne
    passesTypingOn = request.passesTypingOn
    onChoice = request.onChoice
    let root = surface.root
    var anchor = request.source.convert(request.rect, to: root)
    anchor.origin.x -= root.bounds.minX
    anchor.origin.y -= root.bounds.minY
    stage = MenuStage(anchor: anchor, preview: request.preview)
    stage.side = request.side
    stage.putsFirstNearest = request.putsFirstNearest
    if request.count > 1 { stage.badge = MenuBadge(request.count) }
    stage.presentation = self
    stage.keeper = self
    stage.inputHandler = self
    stage.imposedTraits = UITraitCollection(traitsFrom: [
      UITraitCollection(
        layoutDirection: request.source.effectiveUserInterfaceLayoutDirection == .rightToLeft
          ? .rightToLeft : .leftToRight),
      UITraitCollection(userInterfaceStyle: request.source.traitCollection.userInterfaceStyle),
    ])
    stage.card.onChoice = { [weak self] in self?.chosen($0) }
  }

  // MARK: Lifecycle

  private func appear(in surface: ViewSurface) {
    Self.notifyOpening(path[0])
    showRows()
    stage.frame = surface.root.bounds
    surface.root.addSubview(stage)
    // A text field below the menu continues to be edited, but receives no keys meanwhile.
    formerResponder = surface.firstResponder
    surface.firstResponder = stage
    stage.layoutIfNeeded()
    stage.alpha = 0
    stage.card.transform = CGAffineTransform(scaleX: 0.92, y: 0.92)
    UIView.animate(
      withDuration: 0.18, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
      animations: { [stage] in
        stage.alpha = 1
        stage.card.transform = .identity
      },
      completion: { [weak self] _ in
        guard let self, isOpen else { return }
        onAppearance()
      })
  }

  /// The frame of the menu in the surface, in points.
  package var frame: CGRect {
    let size = stage.card.bounds.size
    return CGRect(
      x: stage.card.center.x - size.width / 2, y: stage.card.center.y - size.height / 2,
      width: size.width, height: size.height)
  }

  private static func notifyOpening(_ menu: UIMenu) {
    for child in menu.children {
      (child as? UIDeferredMenuElement)?.menuOpens()
      if let inner = child as? UIMenu { notifyOpening(inner) }
    }
  }

  /// Closes the menu, restores the first responder, and calls the closures added with `atEnd(_:)` when the
  /// menu has closed.
  package func dismiss(animated: Bool = true) {
    guard isOpen else { return }
    isOpen = false
    onDismissal()
    stage.isUserInteractionEnabled = false
    let surface = stage.surface
    if surface?.firstResponder === stage { surface?.firstResponder = formerResponder }
    let endings = endings
    self.endings = []
    let finish = { [stage] in
      stage.removeFromSuperview()
      stage.preview?.view.transform = .identity
      stage.keeper = nil
      endings.forEach { $0() }
    }
    guard animated, surface != nil else { return finish() }
    UIView.animate(
      withDuration: 0.14, delay: 0, options: [.curveEaseIn, .allowUserInteraction],
      animations: { [stage, previewGoal] in
        stage.alpha = 0
        if let previewGoal { stage.movePreview(to: previewGoal) }
      }, completion: { _ in finish() })
  }

  /// Sets the part of `view` to which the preview moves when the menu closes, in the view's coordinate space.
  package func sendPreview(to rect: CGRect, in view: UIView) {
    previewGoal = view.convert(rect, to: stage)
  }

  /// Adds a closure that is called when the menu has closed.
  package func atEnd(_ body: @escaping () -> Void) { endings.append(body) }

  /// The innermost open menu, which is visible.
  package var visibleMenu: UIMenu { path[path.count - 1] }

  /// Replaces the visible menu with `menu`.
  package func replaceVisibleMenu(by menu: UIMenu) {
    path[path.count - 1] = menu
    showRows()
  }

  /// Moves the menu beside another part of a view, in the view's coordinate space, in points.
  package func move(to rect: CGRect, in view: UIView, animated: Bool) {
    stage.anchor = view.convert(rect, to: stage)
    guard animated else { return }
    UIView.animate(withDuration: 0.18, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
      [stage] in stage.layoutIfNeeded()
    }
  }

  private func showRows() {
    let entries = MenuEntry.entries(of: visibleMenu, isInner: path.count > 1)
    stage.card.highlighted = nil
    stage.card.show(entries)
    stage.setNeedsLayout()
    for entry in entries {
      guard case .waiting(let deferred) = entry else { continue }
      deferred.load { [weak self] in if self?.isOpen ?? false { self?.showRows() } }
    }
  }

  // MARK: Selection

  private func chosen(_ row: MenuRow) {
    guard isOpen, row.isChoosable else { return }
    switch row.entry {
    case .action(let action, let menu): choose(action, in: menu)
    case .submenu(let menu):
      path.append(menu)
      showRows()
    case .back: goBack()
    case .title, .waiting, .gap, .strip: break
    }
  }

  private func choose(_ action: UIAction, in menu: UIMenu) {
    if menu.options.contains(.singleSelection) {
      menu.select(action)
    } else if let around = path.last(where: { $0.options.contains(.singleSelection) }) {
      around.select(action)
    } else if choosesOne {
      path[0].select(action)
    }
    let stays = action.attributes.contains(.keepsMenuPresented)
    if !stays { dismiss() }
    onChoice(action)
    action.perform(for: sender)
    if stays, isOpen { showRows() }
  }

  /// Returns from a submenu to its parent.
  private func goBack() {
    guard path.count > 1 else { return }
    path.removeLast()
    showRows()
  }
}

extension MenuPresentation: InputHandling {
  /// Handles a key: moves the highlight, chooses the highlighted row, leaves a submenu, closes the menu, or
  /// passes the key on.
  ///
  /// - Returns: `true`: no key is delivered to the views below an open menu.
  package func handleKey(_ event: KeyEvent) -> Bool {
    let card = stage.card
    let isMirrored = stage.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch event.key {
    case .down: card.moveHighlight(by: 1)
    case .up: card.moveHighlight(by: -1)
    case .tab: card.moveHighlight(by: event.modifiers.contains(.shift) ? -1 : 1)
    case .home, .pageUp:
      card.highlighted = nil
      card.moveHighlight(by: 1)
    case .end, .pageDown:
      card.highlighted = nil
      card.moveHighlight(by: -1)
    case .enter, .space:
      if let row = highlightedRow { chosen(row) } else { passOn(event) }
    case .escape: if path.count > 1 { goBack() } else { dismiss() }
    case .left where !passesTypingOn, .right where !passesTypingOn:
      if (event.key == .left) != isMirrored {
        goBack()
      } else if let row = highlightedRow, case .submenu = row.entry {
        chosen(row)
        card.moveHighlight(by: 1)
      }
    default: passOn(event)
    }
    // Keys are not delivered to views below an open menu.
    return true
  }

  private var highlightedRow: MenuRow? {
    stage.card.highlighted.map { stage.card.rows[$0] }
  }
}
