// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionTextInput
import MullionViewTree

/// The text field that replaces a navigation bar's title for renaming.
final class TitleField: UITextField {
  /// The width of the field if it fits, in points; chosen by Mullion.
  static let width: CGFloat = 260
  /// The height of the field if it fits, in points; chosen by Mullion.
  static let height: CGFloat = 34

  private var isOver = false
  private let selected: Range<String.Index>
  /// The closure that returns whether editing may end with a text.
  private let mayEnd: (String) -> Bool
  /// The closure that receives the accepted text.
  private let take: (String) -> Void
  /// The closure called after the field was removed.
  var onEnd: () -> Void = {}

  /// Creates a field with a text and its selection.
  init(
    _ shown: String, selected: Range<String.Index>, mayEnd: @escaping (String) -> Bool,
    take: @escaping (String) -> Void
  ) {
    self.selected = selected
    self.mayEnd = mayEnd
    self.take = take
    super.init(frame: .zero)
    text = shown
    borderStyle = .roundedRect
    textAlignment = .center
    font = .systemFont(ofSize: 17, weight: .semibold)
    autocorrectionType = .no
    returnKeyType = .done
    accessibilityLabel = "Title"
    addAction(UIAction { [weak self] _ in self?.finish() }, for: .primaryActionTriggered)
    addAction(UIAction { [weak self] _ in self?.finish() }, for: .editingDidEnd)
  }

  required init?(coder: NSCoder) { nil }

  /// Makes the field the first responder and selects the initial range.
  func open() {
    becomeFirstResponder()
    let range = NSRange(selected, in: text ?? "")
    guard let start = position(from: beginningOfDocument, offset: range.location),
      let end = position(from: start, offset: range.length)
    else { return }
    selectedTextRange = textRange(from: start, to: end)
  }

  /// The command for Escape, which cancels the renaming.
  override var keyCommands: [UIKeyCommand]? {
    let command = UIKeyCommand(
      input: UIKeyCommand.inputEscape, modifierFlags: [],
      action: Selector("cancelRenaming", TitleField.cancelRenaming))
    command.wantsPriorityOverSystemBehavior = true
    return [command]
  }

  private func cancelRenaming() { leave() }

  override class var _namedMembers: [_NamedMember] {
    super._namedMembers + [.action(Selector("cancelRenaming", TitleField.cancelRenaming))]
  }

  private func finish() {
    guard !isOver else { return }
    let typed = text ?? ""
    // While the field has focus, the user may continue to edit; leaving it cancels renaming.
    guard !typed.isEmpty, mayEnd(typed) else { return isFirstResponder ? () : leave() }
    leave()
    take(typed)
  }

  private func leave() {
    guard !isOver else { return }
    isOver = true
    resignFirstResponder()
    removeFromSuperview()
    onEnd()
  }
}
