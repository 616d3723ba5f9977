// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionTextInput
import MullionViewTree

/// A field in the place of a navigation bar's title, in which a person renames what the title names.
final class TitleField: UITextField {
  /// How wide the field is where there is room, in points (ours).
  static let width: CGFloat = 260
  /// How high it is in bars that are high enough, in points (ours).
  static let height: CGFloat = 34

  private var isOver = false
  private let selected: Range<String.Index>
  /// Whether the field may go with a text that was typed.
  private let mayEnd: (String) -> Bool
  /// Takes the text, when it may go.
  private let take: (String) -> Void
  /// Called when the field is gone.
  var onEnd: () -> Void = {}

  /// A field with a text, `selected` of it selected.
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

  /// Has the field get keys.
  func open() {
    becomeFirstResponder()
    let range = NSRange(selected, in: text ?? "")
    guard let start = position(from: beginningOfDocument, offset: range.location),
      let end = position(from: start, offset: range.length)
    else { return }
    selectedTextRange = textRange(from: start, to: end)
  }

  /// Escape leaves the title as it is.
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
    // Who stays in the field may go on; who left it gives up.
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
