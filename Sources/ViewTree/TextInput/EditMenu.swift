// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation

/// The menu of a text that is typed into or selected: cut, copy, paste, select all.
///
/// A secondary click, a finger that rests, or a finger that selects a word opens it; it offers what
/// can be done now. What is typed meanwhile closes it and goes into the text.
@MainActor
final class EditMenu {
  private let pointing: TextPointing
  private weak var view: UIView?
  private var gestures: MenuGestures?

  private var editor: TextEditor { pointing.editor }

  /// The menu of the text that `pointing` points at.
  init(_ pointing: TextPointing) {
    self.pointing = pointing
  }

  /// Opens where a person asks for it in `view`, if `mayOpen` agrees.
  func follow(_ view: UIView, mayOpen: @escaping (CGPoint) -> Bool) {
    self.view = view
    let gestures = MenuGestures(mayOpen: mayOpen) { [weak self] in self?.open(at: $0) }
    gestures.followsRestingPointer = false
    gestures.move(to: view)
    self.gestures = gestures
  }

  /// Opens for the place at `point`, in the view's coordinate space, in points.
  ///
  /// A place outside of what is selected gets the caret, or selects its word where nothing can be
  /// typed.
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

  /// Opens beside what is selected.
  func openAtSelection() {
    guard let view, !editor.selection.isEmpty else { return }
    view.layoutIfNeeded()
    guard let place = pointing.selectionRect else { return }
    show(at: view.convert(place, from: pointing.canvas).intersection(view.bounds))
  }

  private func show(at rect: CGRect) {
    guard let view else { return }
    var request = MenuPresentation.Request(
      UIMenu(children: actions), at: view, rect: rect, sender: view)
    request.passesTypingOn = true
    MenuPresentation.open(request)
  }

  /// What can be done with the text and its selection now.
  private var actions: [UIAction] {
    let isEditable = editor.host?.isTextEditable == true
    var actions: [UIAction] = []
    func offer(_ title: String, _ body: @escaping @MainActor (TextEditor) -> Void) {
      actions.append(
        UIAction(title: title) { [weak editor] _ in
          if let editor { body(editor) }
        })
    }
    if editor.canCopy, isEditable { offer("Cut") { $0.cut() } }
    if editor.canCopy { offer("Copy") { $0.copy() } }
    if isEditable, UIPasteboard.general.hasStrings { offer("Paste") { $0.paste() } }
    if editor.selection.count < editor.buffer.count { offer("Select All") { $0.selectAll() } }
    return actions
  }
}
