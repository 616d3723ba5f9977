// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

extension UITextView: UITextSearching {
  /// Whether what is found can be replaced: whether the text can be edited.
  public var supportsTextReplacement: Bool { isEditable }

  /// Which of two parts comes first: the one that begins first.
  public func compare(
    _ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??
  ) -> ComparisonResult { compare(foundRange.start, to: toRange.start) }

  /// Finds the parts of the text that match.
  public func performTextSearch(
    queryString: String, options: UITextSearchOptions,
    resultAggregator: UITextSearchAggregator<AnyHashable?>
  ) {
    for range in options.ranges(of: queryString, in: editor.text) {
      resultAggregator.foundRange(UITextRange(range), searchString: queryString, document: nil)
    }
    resultAggregator.finishedSearching()
  }

  /// Lays a colour under a part, or takes it away.
  public func decorate(
    foundTextRange: UITextRange, document: AnyHashable??,
    usingStyle style: UITextSearchFoundTextStyle
  ) {
    let offsets = foundTextRange.offsets
    let range = pointing.character(offsets.lowerBound)..<pointing.character(offsets.upperBound)
    canvas.found[range] = style == .normal ? nil : style
  }

  /// Takes all of these colours away.
  public func clearAllDecoratedFoundText() { canvas.found = [:] }

  /// Scrolls so that a part is in sight.
  public func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable??) {
    scrollRangeToVisible(NSRange(location: range.offsets.lowerBound, length: range.offsets.count))
  }

  /// Whether the delegate lets a part be replaced.
  public func shouldReplace(
    foundTextRange: UITextRange, document: AnyHashable??, withText: String
  ) -> Bool { isEditable && editorMayReplace(foundTextRange.offsets, with: withText) }

  /// Puts a text in the place of a part, as if it had been typed, and the caret behind it.
  public func replace(foundTextRange: UITextRange, document: AnyHashable??, withText: String) {
    editor.replace(foundTextRange.offsets, with: withText, isTyped: false)
  }

  /// Puts a text in the place of all parts that match, from the last on.
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
    for range in options.ranges(of: queryString, in: editor.text).reversed() {
      editor.replace(range, with: withText, isTyped: false)
    }
  }
}

extension UITextView: UIFindInteractionDelegate {
  /// A search in the text.
  public func findInteraction(
    _ interaction: UIFindInteraction, sessionFor view: UIView
  ) -> UIFindSession? { UITextSearchingFindSession(searchableObject: self) }
}

extension UITextView {
  /// The keys that search, while the text can be searched.
  static var findCommands: [UIKeyCommand] {
    [
      UIKeyCommand(input: "f", modifierFlags: .command, action: EditCommands.find),
      UIKeyCommand(
        input: "f", modifierFlags: [.command, .alternate], action: EditCommands.findAndReplace),
      UIKeyCommand(input: "g", modifierFlags: .command, action: EditCommands.findNext),
      UIKeyCommand(
        input: "g", modifierFlags: [.command, .shift], action: EditCommands.findPrevious),
      UIKeyCommand(
        input: "e", modifierFlags: .command, action: EditCommands.useSelectionForFind),
    ]
  }

  /// Searches the text that is there now again, if a search is made.
  func textWasChangedWhileFinding() {
    guard let interaction = findInteraction, interaction.activeFindSession != nil else { return }
    interaction.search()
  }

  /// The text that is selected is what is searched for.
  func searchForSelection() {
    guard let selected = selectedTextRange, let text = text(in: selected), !text.isEmpty else {
      return
    }
    findInteraction?.searchText = text
    findInteraction?.search()
  }
}
