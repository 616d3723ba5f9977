// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree

/// The edit menu of a text that can be edited or selected, with commands such as cut, copy, paste and select
/// all.
///
/// The menu opens on a secondary click, on a long press, or when a tap selects a word, and contains the
/// commands that can be performed. Typing closes the menu and goes into the text.
@MainActor
final class EditMenu {
  private let pointing: TextPointing
  private weak var view: UIView?
  private var gestures: MenuGestures?

  private var editor: TextEditor { pointing.editor }

  /// Creates the menu of the text of `pointing`.
  init(_ pointing: TextPointing) {
    self.pointing = pointing
  }

  /// Adds gestures to `view` that open the menu at points for which `mayOpen` returns `true`.
  func follow(_ view: UIView, mayOpen: @escaping (CGPoint) -> Bool) {
    self.view = view
    let gestures = MenuGestures(mayOpen: mayOpen) { [weak self] in self?.open(at: $0) }
    gestures.followsRestingPointer = false
    gestures.move(to: view)
    self.gestures = gestures
  }

  /// Makes the view first responder, and opens the menu at `point`, in the view's coordinate space, in
  /// points.
  ///
  /// If the point is outside of the selection, the caret is first moved there or, if the text is not
  /// editable, the word there is selected.
  private func open(at point: CGPoint) {
    guard let view, view.isFirstResponder || view.becomeFirstResponder() else { return }
    view.layoutIfNeeded()
    let place = pointing.offset(at: view.convert(point, to: pointing.canvas))
    let selection = editor.selection
    if selection.isEmpty || !(selection.lowerBound...selection.upperBound).contains(place) {
      if editor.host?.isTextEditable == true {
        editor.moveCaret(to: place, extending: false)
      } else {
        editor.select(pointing.word(at: place))
      }
    }
    show(at: CGRect(origin: point, size: .zero))
  }

  /// Opens the menu beside the selection.
  func openAtSelection() {
    guard let view, !editor.selection.isEmpty else { return }
    view.layoutIfNeeded()
    guard let place = pointing.selectionRect else { return }
    show(at: view.convert(place, from: pointing.canvas).intersection(view.bounds))
  }

  private func show(at rect: CGRect) {
    guard let view else { return }
    var request = MenuPresentation.Request(
      menu(for: view), at: view, rect: rect, sender: view)
    request.passesTypingOn = true
    guard let presentation = MenuPresentation.open(request) else { return }
    let owner = view as? any EditMenuOwner
    let animator = ContextMenuAnimator()
    owner?.editMenuComes(animator)
    animator.run(duration: 0.18)
    presentation.onDismissal = { [weak owner] in
      let animator = ContextMenuAnimator()
      owner?.editMenuGoes(animator)
      animator.run(duration: 0.14)
    }
  }

  /// Returns the menu for the text and its selection.
  ///
  /// It contains the standard commands and the app's items, is built along the responder chain, and is then
  /// passed to the view's delegate.
  private func menu(for view: UIView) -> UIMenu {
    let items = (UIMenuController.shared.menuItems ?? []).map {
      UICommand(title: $0.title, action: $0.action)
    }
    let standard = UIMenu(
      identifier: .standardEdit, options: .displayInline, children: EditCommands.standard)
    let formats = view.canPerformAction(EditCommands.bold, withSender: nil)
    let root = UIMenu(
      identifier: .root,
      children: [standard] + (formats ? [EditCommands.formattingMenu] : []) + items)
    let chain = Array(sequence(first: view as UIResponder, next: \.next))
    let built = UIMenuSystem.context.build(root, along: chain).withCommands(for: view)
    guard let owner = view as? any EditMenuOwner else { return built }
    let range = NSRange(location: editor.selection.lowerBound, length: editor.selection.count)
    return owner.editMenu(for: range, of: built.children)?.withCommands(for: view) ?? built
  }
}
