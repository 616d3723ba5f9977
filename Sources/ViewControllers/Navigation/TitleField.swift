// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Controls
import Foundation
import ViewTree

/// A field in the place of a navigation bar's title, in which a person renames what the title names.
final class TitleField: UITextField {
  /// How wide the field is where there is room, in points (ours).
  static let width: CGFloat = 260
  /// How high it is in bars that are high enough, in points (ours).
  static let height: CGFloat = 34

  private weak var item: UINavigationItem?
  private var isOver = false
  private let selected: NSRange
  /// Called when the field is gone.
  var onEnd: () -> Void = {}

  /// A field for the title of `item`; nil: it may not be renamed now.
  init?(_ item: UINavigationItem) {
    guard let delegate = item.renameDelegate, delegate.navigationItemShouldBeginRenaming(item)
    else { return nil }
    self.item = item
    let title = item.title ?? ""
    let (shown, range) = delegate.navigationItem(
      item, willBeginRenamingWith: title, selectedRange: title.startIndex..<title.endIndex)
    selected = NSRange(range, in: shown)
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
    guard let start = position(from: beginningOfDocument, offset: selected.location),
      let end = position(from: start, offset: selected.length)
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
    guard !isOver, let item, let delegate = item.renameDelegate else { return leave() }
    let title = text ?? ""
    let mayEnd = !title.isEmpty && delegate.navigationItem(item, shouldEndRenamingWith: title)
    // Who stays in the field may go on; who left it gives up.
    guard mayEnd else { return isFirstResponder ? () : leave() }
    leave()
    guard title != item.title else { return }
    item.title = title
    delegate.navigationItem(item, didEndRenamingWith: title)
  }

  private func leave() {
    guard !isOver else { return }
    isOver = true
    resignFirstResponder()
    removeFromSuperview()
    onEnd()
  }
}
