// SPDX-License-Identifier: Apache-2.0

/// Changes of individual elements.
extension MenuTree {
  private func change(
    _ identifier: UIAction.Identifier, _ body: (UIMenuElement) -> [UIMenuElement]
  ) {
    change(where: { ($0 as? UIAction)?.identifier == identifier }, body)
  }

  private func change(
    _ action: Selector, _ propertyList: Any?, _ body: (UIMenuElement) -> [UIMenuElement]
  ) {
    change(where: { Self.isCommand($0, action, propertyList) }, body)
  }

  private func change(
    _ identifier: UIMenu.Identifier, _ body: (UIMenuElement) -> [UIMenuElement]
  ) {
    change(where: { ($0 as? UIMenu)?.identifier == identifier }, body)
  }

  func remove(action removedIdentifier: UIAction.Identifier) {
    change(removedIdentifier) { _ in [] }
  }

  func remove(command removedAction: Selector, propertyList: Any?) {
    change(removedAction, propertyList) { _ in [] }
  }

  func replace(
    menu replacedIdentifier: UIMenu.Identifier, with replacementElements: [UIMenuElement]
  ) {
    change(replacedIdentifier) { _ in replacementElements }
  }

  func replace(
    action replacedIdentifier: UIAction.Identifier, with replacementElements: [UIMenuElement]
  ) {
    change(replacedIdentifier) { _ in replacementElements }
  }

  func replace(
    command replacedAction: Selector, propertyList: Any?,
    with replacementElements: [UIMenuElement]
  ) {
    change(replacedAction, propertyList) { _ in replacementElements }
  }

  func insertElements(
    _ insertedElements: [UIMenuElement], beforeMenu siblingIdentifier: UIMenu.Identifier
  ) {
    change(siblingIdentifier) { insertedElements + [$0] }
  }

  func insertElements(
    _ insertedElements: [UIMenuElement], afterMenu siblingIdentifier: UIMenu.Identifier
  ) {
    change(siblingIdentifier) { [$0] + insertedElements }
  }

  func insertElements(
    _ insertedElements: [UIMenuElement], beforeAction siblingIdentifier: UIAction.Identifier
  ) {
    change(siblingIdentifier) { insertedElements + [$0] }
  }

  func insertElements(
    _ insertedElements: [UIMenuElement], afterAction siblingIdentifier: UIAction.Identifier
  ) {
    change(siblingIdentifier) { [$0] + insertedElements }
  }

  func insertElements(
    _ insertedElements: [UIMenuElement], beforeCommand siblingAction: Selector,
    propertyList: Any?
  ) {
    change(siblingAction, propertyList) { insertedElements + [$0] }
  }

  func insertElements(
    _ insertedElements: [UIMenuElement], afterCommand siblingAction: Selector,
    propertyList: Any?
  ) {
    change(siblingAction, propertyList) { [$0] + insertedElements }
  }

  func insertElements(
    _ insertedElements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier
  ) {
    replaceChildren(ofMenu: parentIdentifier) { insertedElements + $0 }
  }

  func insertElements(
    _ insertedElements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier
  ) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + insertedElements }
  }
}
